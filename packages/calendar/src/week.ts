import { addDays } from 'date-fns/addDays'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { getISODay } from 'date-fns/getISODay'
import { getISOWeek } from 'date-fns/getISOWeek'
import { getISOWeeksInYear } from 'date-fns/getISOWeeksInYear'
import { setISODay } from 'date-fns/setISODay'
import { weeksOfRange } from './range.js'
import type { Day } from './day.js'
import { dateFrom, dateOf, dayFrom, mondayOf } from './utc.js'

/** An ISO week: it belongs to the year and to the month of its Thursday. */
export interface IsoWeek {
  year: number
  /** Month of the Thursday, 1 to 12. */
  month: number
  /** 1 to 52 or 53. */
  week: number
}

/** The months of a year, 1 to 12. */
export const months: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** How many days a month has, leap years included. */
export const daysInMonth = (year: number, month: number): number => getDaysInMonth(dateFrom(year, month))

/** The day of the week, as ISO counts: Monday is 1, Sunday 7. */
export const weekdayOf = (day: Day): number => getISODay(dateOf(day))

/** The ISO week of a day: 2025-12-29 is in week 1 of 2026. */
export function isoWeekOf(day: Day): IsoWeek {
  const date = dateOf(day)
  const thursday = setISODay(date, 4)
  return { year: thursday.getFullYear(), month: thursday.getMonth() + 1, week: getISOWeek(date) }
}

/** The ISO weeks of a year: 52 or 53. */
export const weeksInYear = (year: number): number => getISOWeeksInYear(dateFrom(year, 1, 4))

/** The seven days of an ISO week, Monday first; some may lie in another year than the week. */
export const daysOfWeek = (year: number, week: number): readonly Day[] =>
  [0, 1, 2, 3, 4, 5, 6].map((later) => dayFrom(addDays(mondayOf(year, week), later)))

const weeksOf = (year: number, month: number): readonly Day[] =>
  weeksOfRange({ start: dayFrom(dateFrom(year, month)), end: dayFrom(dateFrom(year, month, daysInMonth(year, month))) })

/** The numbers of the four or five ISO weeks whose Thursday lies in this month. */
export const weeksOfMonth = (year: number, month: number): readonly number[] =>
  weeksOf(year, month)
    .map(isoWeekOf)
    .filter((week) => week.month === month)
    .map(({ week }) => week)

/** One line of a month's grid: seven days, Monday first, and the ISO week that they make. */
export interface MonthLine extends IsoWeek {
  days: readonly Day[]
}

/** The lines of a month's grid of 7 columns, from the week of its first to the week of its last day. */
export const monthGrid = (year: number, month: number): readonly MonthLine[] =>
  weeksOf(year, month).map((monday) => {
    const week = isoWeekOf(monday)
    return { ...week, days: daysOfWeek(week.year, week.week) }
  })
