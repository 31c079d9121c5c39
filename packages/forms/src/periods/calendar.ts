/**
 * A day of the calendar without time and without time zone, so that no zone can shift it. Years 1 to 9999, months 1 to 12,
 * days from 1.
 */
export interface CalendarDate {
  year: number
  month: number
  day: number
}

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

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** How many days a month has, leap years included. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Number of the day, counted from 1970-01-01 as 0. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const past = year - 1
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
  let days = past * 365 + leapDays + day - 719_163
  for (let before = 1; before < month; before++) days += daysInMonth(year, before)
  return days
}

/** The day that has this number; the reverse of `dayNumber`. */
export function dateOfDay(number: number): CalendarDate {
  let year = 1970 + Math.floor(number / 365.2425)
  while (dayNumber({ year, month: 1, day: 1 }) > number) year--
  while (dayNumber({ year: year + 1, month: 1, day: 1 }) <= number) year++
  let day = number - dayNumber({ year, month: 1, day: 1 }) + 1
  let month = 1
  while (day > daysInMonth(year, month)) day -= daysInMonth(year, month++)
  return { year, month, day }
}

/** Monday is 0, Sunday 6. */
const weekday = (number: number) => (((number + 3) % 7) + 7) % 7

/** The ISO week of a day: 2025-12-29 is in week 1 of 2026. */
export function isoWeekOf(date: CalendarDate): IsoWeek {
  const number = dayNumber(date)
  const thursday = number - weekday(number) + 3
  const { year, month } = dateOfDay(thursday)
  return { year, month, week: Math.floor((thursday - dayNumber({ year, month: 1, day: 1 })) / 7) + 1 }
}

/** 52 or 53: the week of 28 December is always the last one. */
export const weeksInYear = (year: number): number => isoWeekOf({ year, month: 12, day: 28 }).week

/** The seven days of an ISO week, Monday first; some may lie in another year than the week. */
export function daysOfWeek(year: number, week: number): readonly CalendarDate[] {
  const fourth = dayNumber({ year, month: 1, day: 4 })
  const monday = fourth - weekday(fourth) + (week - 1) * 7
  return [0, 1, 2, 3, 4, 5, 6].map((day) => dateOfDay(monday + day))
}

/** The numbers of the four or five ISO weeks whose Thursday lies in this month. */
export function weeksOfMonth(year: number, month: number): readonly number[] {
  const weeks: number[] = []
  for (let day = 1; day <= daysInMonth(year, month); day++)
    if (weekday(dayNumber({ year, month, day })) === 3) weeks.push(isoWeekOf({ year, month, day }).week)
  return weeks
}

/** One line of a month's grid: seven days, Monday first, and the ISO week that they make. */
export interface MonthLine extends IsoWeek {
  days: readonly CalendarDate[]
}

/** The lines of a month's grid of 7 columns, from the week of its first to the week of its last day. */
export function monthGrid(year: number, month: number): readonly MonthLine[] {
  const lines: MonthLine[] = []
  for (let day = 1; ; day += 7) {
    const line = isoWeekOf({ year, month, day: Math.min(day, daysInMonth(year, month)) })
    if (lines.at(-1)?.week !== line.week) lines.push({ ...line, days: daysOfWeek(line.year, line.week) })
    if (day >= daysInMonth(year, month)) return lines
  }
}

/** The day that the clock of this machine shows. */
export const calendarDateOf = (now: Date): CalendarDate => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
})

/** The years to choose from: the one before, the current one and the two after. */
export function yearChoices(now: Date): readonly number[] {
  const { year } = calendarDateOf(now)
  return [year - 1, year, year + 1, year + 2]
}
