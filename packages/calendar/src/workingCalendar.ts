import type { Day } from './day.js'
import { dayNumber, dayOfNumber } from './dayNumber.js'
import { holidaysOf, type Holiday, type HolidayRegion } from './holidays.js'
import type { DayRange } from './range.js'
import { weekdayOf } from './week.js'

/** Days on which it is otherwise than by weekday and holiday: closed, or worked. */
export interface WorkingException extends DayRange {
  works: boolean
  name: string
}

/** What says which days are working days; of several an exception wins, the last one first, then a holiday. */
export interface WorkingRules {
  /** The weekdays on which one works, Monday being 1, Sunday 7. */
  workweek: readonly number[]
  /** The region whose holidays are off; without one none are. */
  region?: HolidayRegion | undefined
  /** Further days off. */
  holidays?: readonly Holiday[]
  exceptions?: readonly WorkingException[]
}

/** Which days are working days, and arithmetic on them. Working days are numbered on: two neighbours differ by one. */
export interface WorkingCalendar {
  isWorking: (day: Day) => boolean
  /** Why a day that the workweek has is off: its name, such as that of a holiday; `null` for any other day. */
  offBecause: (day: Day) => string | null
  /** How many working days lie before a day, by its number (`dayNumber`); negative before 2000. */
  before: (number: number) => number
  /** The number of the day that has so many working days before it and is one: the inverse of `before`. */
  at: (count: number) => number
}

/** The days of a year as working days. */
interface WorkingYear {
  first: number
  /** Of each day of the year, and of the one after it, how many working days the year has before it. */
  before: Uint16Array
  /** The working days of the year, each as how many days the year has before it: the inverse of `before`. */
  at: Uint16Array
  off: ReadonlyMap<number, string>
}

/** From here working days are counted. */
const origin = 2000

/**
 * Makes the calendar that some rules say.
 * @throws RangeError for a workweek without a day
 */
export function workingCalendar({ workweek, region, holidays = [], exceptions = [] }: WorkingRules): WorkingCalendar {
  const weekdays = new Set(workweek.filter((weekday) => weekday >= 1 && weekday <= 7))
  if (weekdays.size === 0) throw new RangeError('A workweek has at least one day.')
  const spans = exceptions.map(({ start, end, works, name }) => ({
    first: dayNumber(start),
    last: dayNumber(end),
    works,
    name,
  }))
  const own = new Map(holidays.map(({ day, name }) => [dayNumber(day), name]))
  const years = new Map<number, WorkingYear>()
  const counts = new Map([[origin, 0]])

  function made(year: number): WorkingYear {
    const text = String(year).padStart(4, '0')
    const [first, last] = [dayNumber(`${text}-01-01`), dayNumber(`${text}-12-31`)]
    const law = new Map(region ? holidaysOf(region, year).map(({ day, name }) => [dayNumber(day), name]) : [])
    const near = spans.filter((span) => span.first <= last && span.last >= first)
    const before = new Uint16Array(last - first + 2)
    const worked: number[] = []
    const off = new Map<number, string>()
    const monday = weekdayOf(`${text}-01-01`) - 1
    for (let day = first; day <= last; day += 1) {
      const inWeek = weekdays.has(((monday + day - first) % 7) + 1)
      const exception = near.findLast((span) => span.first <= day && day <= span.last)
      const holiday = own.get(day) ?? law.get(day)
      const works = exception ? exception.works : inWeek && holiday === undefined
      const reason = exception?.name ?? holiday
      if (!works && inWeek && reason !== undefined) off.set(day, reason)
      if (works) worked.push(day - first)
      before[day - first + 1] = worked.length
    }
    return { first, before, at: new Uint16Array(worked), off }
  }

  function yearOf(year: number): WorkingYear {
    const known = years.get(year) ?? made(year)
    years.set(year, known)
    return known
  }

  /** Working days from the origin to the beginning of a year. */
  function upTo(year: number): number {
    const known = counts.get(year)
    if (known !== undefined) return known
    const step = year > origin ? 1 : -1
    let from = year
    while (!counts.has(from)) from -= step
    for (; from !== year; from += step) {
      const counted = step > 0 ? yearOf(from).at.length : -yearOf(from - 1).at.length
      counts.set(from + step, (counts.get(from) ?? 0) + counted)
    }
    return counts.get(year) ?? 0
  }

  const yearAt = (number: number) => new Date(number * 86_400_000).getUTCFullYear()

  const counted = new Map<number, WorkingYear & { from: number }>()
  /** A year with how many working days lie before it. */
  function countedYear(year: number): WorkingYear & { from: number } {
    const known = counted.get(year) ?? { ...yearOf(year), from: upTo(year) }
    counted.set(year, known)
    return known
  }

  // What is asked next mostly lies in the same year.
  let near = countedYear(origin)

  function yearWith(number: number): typeof near {
    if (number >= near.first && number < near.first + near.before.length - 1) return near
    near = countedYear(yearAt(number))
    return near
  }

  function before(number: number): number {
    const { first, before: inYear, from } = yearWith(number)
    return from + (inYear[number - first] ?? 0)
  }

  /** The year that has the working day with so many before it. */
  function yearOfCount(count: number): typeof near {
    if (count >= near.from && count < near.from + near.at.length) return near
    let year = origin + Math.floor((count * 7) / (weekdays.size * 365.25))
    while (upTo(year) > count) year -= 1
    while (upTo(year + 1) <= count) year += 1
    near = countedYear(year)
    return near
  }

  function at(count: number): number {
    const { first, at: inYear, from } = yearOfCount(count)
    return first + (inYear[count - from] ?? 0)
  }

  return {
    isWorking: (day) => before(dayNumber(day) + 1) > before(dayNumber(day)),
    offBecause: (day) => yearOf(yearAt(dayNumber(day))).off.get(dayNumber(day)) ?? null,
    before,
    at,
  }
}

/** The first working day from a day on: the day itself when it is one. */
export const workingDayFrom = (calendar: WorkingCalendar, day: Day): Day =>
  dayOfNumber(calendar.at(calendar.before(dayNumber(day))))

/** The last working day up to a day: the day itself when it is one. */
export const workingDayUpTo = (calendar: WorkingCalendar, day: Day): Day =>
  dayOfNumber(calendar.at(calendar.before(dayNumber(day) + 1) - 1))

/**
 * The working day so many working days later, or earlier when negative. A day off counts as the working day after it, or before
 * it when negative.
 */
export function addWorkingDays(calendar: WorkingCalendar, day: Day, count: number): Day {
  const from = count < 0 ? workingDayUpTo(calendar, day) : workingDayFrom(calendar, day)
  return dayOfNumber(calendar.at(calendar.before(dayNumber(from)) + count))
}

/** How many working days a range has, both ends included; none where it ends before it begins. */
export const workingDaysIn = (calendar: WorkingCalendar, { start, end }: DayRange): number =>
  Math.max(0, calendar.before(dayNumber(end) + 1) - calendar.before(dayNumber(start)))

/** The days off with a name from a day on, in their order: at most `most`, within `years` years. */
export function daysOffFrom(calendar: WorkingCalendar, from: Day, most: number, years = 2): readonly Holiday[] {
  const found: Holiday[] = []
  const first = dayNumber(from)
  for (let number = first; number < first + years * 366 && found.length < most; number += 1) {
    const day = dayOfNumber(number)
    const name = calendar.offBecause(day)
    if (name !== null) found.push({ day, name })
  }
  return found
}
