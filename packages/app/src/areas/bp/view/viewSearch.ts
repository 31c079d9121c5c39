import * as z from 'zod/mini'
import type { CompareMode } from '../../../diagram/compare/DiagramCompare.js'
import { readSearch, type ReadSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'

/** What can be shown beside the steps of a diagram. */
export const overlayKinds = ['links', 'roles', 'times', 'comments'] as const

/** What can be shown beside the steps of a diagram. */
export type OverlayKind = (typeof overlayKinds)[number]

/** Which comments are shown: those on the step that is shown, or those on all steps. */
export const commentScopes = ['step', 'all'] as const

/** Which comments are shown: those on the step that is shown, or those on all steps. */
export type CommentScope = (typeof commentScopes)[number]

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
  comments: z.enum(commentScopes),
  thread: id,
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
  /** `null` where no comments are shown. */
  comments: CommentScope | null
  /** Id of the thread that is opened among the comments that are shown. */
  thread: string | null
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
    thread = null,
    comments = thread === null ? null : 'step',
  } = values
  const comparison = from !== undefined && to !== undefined && process !== null ? { from, to, mode } : null
  const variant =
    values.variant !== undefined && process !== null && !comparison ? { variant: values.variant, mode } : null
  const view = { process, revision, step, show, path, comments, thread, search: q, comparison, variant }
  return { view, ignored }
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
  ...view
}: ProcessView): RawSearch {
  const { comments, thread } = view
  const mode = (comparison ?? variant)?.mode ?? 'overlay'
  return {
    ...(search !== '' && { q: search }),
    ...(process !== null && { process }),
    ...(revision !== null && { revision }),
    ...(path !== null && { path: String(path) }),
    ...(show.length > 0 && { show: [...show] }),
    ...(step !== null && { step }),
    ...(comments !== null && (comments === 'all' || thread === null) && { comments }),
    ...(comments !== null && thread !== null && { thread }),
    ...(comparison && { from: comparison.from, to: comparison.to }),
    ...(!comparison && variant && { variant: variant.variant }),
    ...(mode !== 'overlay' && { mode }),
  }
}
