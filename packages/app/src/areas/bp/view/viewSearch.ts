import * as z from 'zod/mini'
import type { CompareMode } from '../../../diagram/compare/DiagramCompare.js'
import { readSearch, type ReadSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'

/** What can be shown beside the steps of a diagram. */
export const overlayKinds = ['links', 'roles', 'times'] as const

/** What can be shown beside the steps of a diagram. */
export type OverlayKind = (typeof overlayKinds)[number]

/** How two revisions are compared: in one canvas, in two that move together, or as a list alone. */
export const compareModes = ['overlay', 'side', 'text'] as const satisfies readonly CompareMode[]

const id = z.string().check(z.minLength(1), z.maxLength(200))
const overlay = z.enum(overlayKinds)
/** One text stands for a list of one. */
const overlays = z.union([
  z.array(overlay),
  z.pipe(
    overlay,
    z.transform((one) => [one]),
  ),
])

const parameters = {
  process: id,
  revision: id,
  step: id,
  show: overlays,
  /** Number of a way through the process, from 1. */
  path: z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number)),
  q: z.string().check(z.maxLength(500)),
  from: id,
  to: id,
  variant: id,
  mode: z.enum(compareModes),
}

/** Two revisions that are compared. */
export interface Comparison {
  /** Id of the one that counts as the older. */
  from: string
  to: string
  mode: CompareMode
}

/** A process that is compared with one of its variants. */
export interface VariantComparison {
  /** Id of the variant. */
  variant: string
  mode: CompareMode
}

/** What an address asks the page of diagrams to show. */
export interface ProcessView {
  /** `null` to choose one. */
  process: string | null
  /** `null` for what is published. */
  revision: string | null
  /** Id of the element whose details are shown. */
  step: string | null
  show: readonly OverlayKind[]
  /** Number of the way that is shown, from 1; `null` for all of them. */
  path: number | null
  /** What is searched for among the processes. */
  search: string
  /** `null` where one revision alone is shown. */
  comparison: Comparison | null
  /** `null` where the process is not compared with a variant. */
  variant: VariantComparison | null
}

/** Reads an address; what it could not follow is named in `ignored`. */
export function parseViewSearch(raw: RawSearch): {
  view: ProcessView
  ignored: ReadSearch<typeof parameters>['ignored']
} {
  const { values, ignored } = readSearch(raw, parameters)
  const {
    process = null,
    revision = null,
    step = null,
    show = [],
    path = null,
    q = '',
    from,
    to,
    mode = 'overlay',
  } = values
  const comparison = from !== undefined && to !== undefined && process !== null ? { from, to, mode } : null
  const variant =
    values.variant !== undefined && process !== null && !comparison ? { variant: values.variant, mode } : null
  return { view: { process, revision, step, show, path, search: q, comparison, variant }, ignored }
}

/** Writes what is shown as search parameters; what equals its default is left out. */
export function formatViewSearch({
  process,
  revision,
  step,
  show,
  path,
  search,
  comparison,
  variant,
}: ProcessView): RawSearch {
  const mode = (comparison ?? variant)?.mode ?? 'overlay'
  return {
    ...(search !== '' && { q: search }),
    ...(process !== null && { process }),
    ...(revision !== null && { revision }),
    ...(path !== null && { path: String(path) }),
    ...(show.length > 0 && { show: [...show] }),
    ...(step !== null && { step }),
    ...(comparison && { from: comparison.from, to: comparison.to }),
    ...(!comparison && variant && { variant: variant.variant }),
    ...(mode !== 'overlay' && { mode }),
  }
}
