import { UTCDateMini } from '@date-fns/utc/date/mini'
import { addWeeks } from 'date-fns/addWeeks'
import { startOfISOWeek } from 'date-fns/startOfISOWeek'
import type { Day } from './day.js'

/** A day as a `Date` that date-fns reads and changes in UTC, whatever the zone of the machine. It never leaves this package. */
export const dateOf = (day: Day): Date => new UTCDateMini(`${day}T00:00:00Z`)

/** The same of a year, a month and a day; what is too much runs over into the next month or year. */
export function dateFrom(year: number, month = 1, day = 1): Date {
  const date = new UTCDateMini(0)
  date.setFullYear(year, month - 1, day)
  return date
}

/**
 * The day of such a `Date`.
 * @throws RangeError when it is no date or outside the years 1 to 9999
 */
export function dayFrom(date: Date): Day {
  const text = date.toISOString()
  if (text.length > 24 || text < '0001') throw new RangeError(`${text} is outside the years 1 to 9999`)
  return text.slice(0, 10)
}

/** Monday of an ISO week, as such a `Date`: 4 January is always in week 1. */
export const mondayOf = (year: number, week: number): Date => addWeeks(startOfISOWeek(dateFrom(year, 1, 4)), week - 1)
