import { addMonths } from '@embpm/calendar/arithmetic'
import type { Day } from '@embpm/calendar/day'
import { endOfMonth, endOfQuarter, endOfYear, startOfMonth, startOfQuarter, startOfYear } from '@embpm/calendar/range'
import * as z from 'zod/mini'
import { readSearch, type ReadSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'

/** Periods that are chosen by a word. */
export const namedPeriods = ['month', 'quarter', 'year', 'twoYears'] as const

/** A period that is chosen by a word. */
export type NamedPeriod = (typeof namedPeriods)[number]

/** Days, both included. */
export interface DashboardRange {
  from: Day
  to: Day
}

/** What a dashboard can be narrowed to. */
export type DashboardScope = 'project' | 'area'

/** What an address asks a dashboard to show. */
export interface DashboardSearch extends DashboardRange, Readonly<Record<DashboardScope, string | null>> {
  /** `null` for all projects. */
  project: string | null
  /** A business area; `null` for all. */
  area: string | null
}

/** The days of a period around today: this month, quarter or year, or the two years that end with this month. */
export function daysOf(period: NamedPeriod, today: Day): DashboardRange {
  if (period === 'month') return { from: startOfMonth(today), to: endOfMonth(today) }
  if (period === 'quarter') return { from: startOfQuarter(today), to: endOfQuarter(today) }
  if (period === 'year') return { from: startOfYear(today), to: endOfYear(today) }
  return { from: startOfMonth(addMonths(today, -23)), to: endOfMonth(today) }
}

/** The word of a period; `null` for one that has none. */
export const periodOf = ({ from, to }: DashboardRange, today: Day): NamedPeriod | null =>
  namedPeriods.find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.to === to
  }) ?? null

const days = { from: z.iso.date(), to: z.iso.date() }
const id = z.string().check(z.minLength(1), z.maxLength(64))
const ofProjects = { ...days, project: id }
const ofAreas = { ...days, area: id }

/**
 * Reads an address; what it could not follow is named in `ignored`, a period that ends before it begins too.
 * @param scope what the dashboard can be narrowed to; the other is as unknown to it as any name
 */
export function parseDashboardSearch(
  raw: RawSearch,
  usual: DashboardRange,
  scope: DashboardScope,
): { shown: DashboardSearch; ignored: readonly string[] } {
  const { values, ignored }: ReadSearch<typeof ofProjects & typeof ofAreas> =
    scope === 'project' ? readSearch(raw, ofProjects) : readSearch(raw, ofAreas)
  const { from = usual.from, to = usual.to, project = null, area = null } = values
  return from <= to
    ? { shown: { from, to, project, area }, ignored }
    : { shown: { ...usual, project, area }, ignored: [...ignored, `from=${from}`, `to=${to}`] }
}

/** Writes what is shown as search parameters; what is usual is left out. */
export const formatDashboardSearch = (
  { from, to, project, area }: DashboardSearch,
  usual: DashboardRange,
): RawSearch => ({
  ...(from !== usual.from && { from }),
  ...(to !== usual.to && { to }),
  ...(project !== null && { project }),
  ...(area !== null && { area }),
})
