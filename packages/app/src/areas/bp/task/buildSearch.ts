import * as z from 'zod/mini'
import { readSearch, type ReadSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'

const id = z.string().check(z.minLength(1), z.maxLength(200))

const parameters = {
  process: id,
  step: id,
  q: z.string().check(z.maxLength(500)),
}

/** What an address asks the page that draws processes to show. */
export interface BuildView {
  /** `null` to choose one. */
  process: string | null
  /** Id of the element that is selected. */
  step: string | null
  /** What is searched for among the processes. */
  search: string
}

/** Reads an address; what it could not follow is named in `ignored`. */
export function parseBuildSearch(raw: RawSearch): {
  view: BuildView
  ignored: ReadSearch<typeof parameters>['ignored']
} {
  const { values, ignored } = readSearch(raw, parameters)
  const { process = null, step = null, q = '' } = values
  return { view: { process, step, search: q }, ignored }
}

/** Writes what is shown as search parameters; what equals its default is left out. */
export const formatBuildSearch = ({ process, step, search }: BuildView): RawSearch => ({
  ...(search !== '' && { q: search }),
  ...(process !== null && { process }),
  ...(step !== null && { step }),
})
