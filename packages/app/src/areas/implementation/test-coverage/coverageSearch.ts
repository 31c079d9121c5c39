import { coverageTypes, type CoverageType } from '@embpm/contract/test-coverage'
import * as z from 'zod/mini'
import { readSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'

/** What the page shows of the coverage. */
export const coverageViews = ['matrix', 'trend', 'releases'] as const

/** What the page shows of the coverage. */
export type CoverageView = (typeof coverageViews)[number]

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Stands for all processes where one is named. */
export const allProcesses = 'all'

const parameters = {
  view: z.enum(coverageViews),
  release: z.string().check(z.maxLength(40)),
  project: id,
  scenario: id,
  process: id,
  type: z.enum(coverageTypes),
}

/** What an address asks the coverage to show. */
export interface CoverageSearch {
  view: CoverageView
  /** `null` for all; so for project and scenario. */
  release: string | null
  project: string | null
  scenario: string | null
  /** Whose tests are shown beside it: the id of a process, or `all`; `null` for none. */
  process: string | null
  /** Of which type these are; `null` for all. */
  type: CoverageType | null
}

/** Reads an address; what it could not follow is named in `ignored`. */
export function parseCoverageSearch(raw: RawSearch): { shown: CoverageSearch; ignored: readonly string[] } {
  const { values, ignored } = readSearch(raw, parameters)
  const { view = 'matrix', release = null, project = null, scenario = null, process = null, type = null } = values
  return { shown: { view, release, project, scenario, process, type: process === null ? null : type }, ignored }
}

/** Writes what is shown as search parameters; what equals its default is left out. */
export const formatCoverageSearch = ({ view, ...rest }: CoverageSearch): RawSearch => ({
  ...(view !== 'matrix' && { view }),
  ...Object.fromEntries(Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== null)),
})
