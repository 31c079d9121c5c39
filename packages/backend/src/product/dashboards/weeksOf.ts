import { addDays, isoWeekOf, weeksOfRange } from '@embpm/calendar'
import { maxDashboardSteps } from '@embpm/contract/dashboard'

/** Days that a dashboard shows, both included. */
export interface Range {
  from: string
  to: string
}

/** A week of a dashboard. */
export interface Week {
  /** ISO 8601, such as 2026-W45. */
  week: string
  /** Its Monday. */
  start: string
  /** Its Sunday. */
  end: string
}

/** The week that begins on a Monday. */
export function weekFrom(start: string): Week {
  const { year, week } = isoWeekOf(start)
  return { week: `${year}-W${String(week).padStart(2, '0')}`, start, end: addDays(start, 6) }
}

/** The weeks that a range touches, without gaps, the newest ones. */
export const weeksOf = ({ from, to }: Range): Week[] =>
  weeksOfRange({ start: from, end: to }).slice(-maxDashboardSteps).map(weekFrom)

/** The day of a moment; `''` for none. */
export const dayIn = (moment: string | null): string => moment?.slice(0, 10) ?? ''

/** How many of some days lie within a range. */
export const countWithin = (days: readonly string[], { from, to }: Range): number =>
  days.reduce((sum, day) => (from <= day && day <= to ? sum + 1 : sum), 0)

/** How many of some days there are by the end of each step, such as a week. */
export function cumulated(days: readonly string[], steps: readonly Pick<Week, 'end'>[]): number[] {
  const sorted = days.toSorted()
  let at = 0
  return steps.map(({ end }) => {
    while (at < sorted.length && (sorted[at] ?? '') <= end) at += 1
    return at
  })
}
