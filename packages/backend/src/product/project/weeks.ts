const day = 86_400_000

/** Midnight, UTC, of the Monday of the ISO week 1 of a year: the week that has the year's first Thursday. */
function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4)
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7
  return fourth - weekday * day
}

/** The number of ISO weeks of a year: 52 or 53. */
export const weeksIn = (year: number): number => Math.round((firstMonday(year + 1) - firstMonday(year)) / (7 * day))

/** A moment's day as YYYY-MM-DD. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** First and last day of an ISO week. */
export function weekSpan(year: number, week: number): { start: string; end: string } {
  const monday = firstMonday(year) + (week - 1) * 7 * day
  return { start: isoDay(monday), end: isoDay(monday + 6 * day) }
}

/** First and last day of a month, from 1. */
export const monthSpan = (year: number, month: number): { start: string; end: string } => ({
  start: isoDay(Date.UTC(year, month - 1, 1)),
  end: isoDay(Date.UTC(year, month, 0)),
})
