import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { startOfDay as dayStart } from 'date-fns/startOfDay'

/**
 * A day of the calendar as ISO text, `2026-11-20`: without time and without time zone, so that no zone can shift it. Years 0001
 * to 9999. Texts of days sort in the order of the days.
 */
export type Day = string

/** The parts of a day: year 1 to 9999, month 1 to 12, day of the month from 1. */
export interface DayParts {
  year: number
  month: number
  day: number
}

/** Whether a text is a day that exists, as `yyyy-mm-dd`: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '0001') return false
  const date = new Date(`${text}T00:00:00Z`)
  // A day that is not, such as 30 February, would become another one.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day with these parts; `null` when there is none, such as 30 February. */
export function toDay({ year, month, day }: DayParts): Day | null {
  const [y, m, d] = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')]
  const text = `${y}-${m}-${d}`
  return isDay(text) ? text : null
}

/** Year, month and day of the month of a day, as numbers. */
export function partsOf(day: Day): DayParts {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }
}

/** The day that the clock of this machine shows at a moment; `dayOf(new Date())` is today. */
export const dayOf = (moment: Date): Day => formatISO(moment, { representation: 'date' })

/** Order of two days, for `toSorted`: negative when the first is the earlier one, 0 when they are the same. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0)

/** The moment at which a day begins in UTC, in milliseconds since 1970; `Intl.DateTimeFormat` with `timeZone: 'UTC'` writes it. */
export const startOfDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** The last millisecond of a day in UTC, since 1970. */
export const endOfDay = (day: Day): number => Date.parse(`${day}T23:59:59.999Z`)

const localDate = (day: Day): Date => dayStart(new Date(`${day}T00:00:00`))

/** The moment at which a day begins by the clock of this machine, in milliseconds since 1970. */
export const localStartOfDay = (day: Day): number => localDate(day).getTime()

/** The last millisecond of a day by the clock of this machine, since 1970: one before the next day begins. */
export const localEndOfDay = (day: Day): number => dayStart(addDays(localDate(day), 1)).getTime() - 1
