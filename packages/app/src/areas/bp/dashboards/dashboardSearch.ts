import { addMonths } from '@embpm/calendar/arithmetic'
import type { Day } from '@embpm/calendar/day'
import { endOfMonth, endOfQuarter, endOfYear, startOfMonth, startOfQuarter, startOfYear } from '@embpm/calendar/range'
import * as z from 'zod/mini'
import { readSearch } from '../../../shell/readSearch.js'
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

/** What an address asks a dashboard to show. */
export interface DashboardSearch extends DashboardRange {
  /** `null` for all projects. */
  project: string | null
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

const parameters = { from: z.iso.date(), to: z.iso.date(), project: z.string().check(z.minLength(1), z.maxLength(64)) }

/** Reads an address; what it could not follow is named in `ignored`, a period that ends before it begins too. */
export function parseDashboardSearch(
  raw: RawSearch,
  usual: DashboardRange,
): { shown: DashboardSearch; ignored: readonly string[] } {
  const { values, ignored } = readSearch(raw, parameters)
  const { from = usual.from, to = usual.to, project = null } = values
  return from <= to
    ? { shown: { from, to, project }, ignored }
    : { shown: { ...usual, project }, ignored: [...ignored, `from=${from}`, `to=${to}`] }
}

/** Writes what is shown as search parameters; what is usual is left out. */
export const formatDashboardSearch = ({ from, to, project }: DashboardSearch, usual: DashboardRange): RawSearch => ({
  ...(from !== usual.from && { from }),
  ...(to !== usual.to && { to }),
  ...(project !== null && { project }),
})
