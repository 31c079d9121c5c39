import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval'
import { eachQuarterOfInterval } from 'date-fns/eachQuarterOfInterval'
import { eachWeekOfInterval } from 'date-fns/eachWeekOfInterval'
import { eachYearOfInterval } from 'date-fns/eachYearOfInterval'
import { endOfISOWeek } from 'date-fns/endOfISOWeek'
import { endOfMonth as endOfMonthOf } from 'date-fns/endOfMonth'
import { endOfQuarter as endOfQuarterOf } from 'date-fns/endOfQuarter'
import { endOfYear as endOfYearOf } from 'date-fns/endOfYear'
import { startOfISOWeek } from 'date-fns/startOfISOWeek'
import { startOfMonth as startOfMonthOf } from 'date-fns/startOfMonth'
import { startOfQuarter as startOfQuarterOf } from 'date-fns/startOfQuarter'
import { startOfYear as startOfYearOf } from 'date-fns/startOfYear'
import type { Day } from './day.js'
import { dateOf, dayFrom } from './utc.js'

/** Monday of the week of a day. */
export const startOfWeek = (day: Day): Day => dayFrom(startOfISOWeek(dateOf(day)))

/** Sunday of the week of a day. */
export const endOfWeek = (day: Day): Day => dayFrom(endOfISOWeek(dateOf(day)))

/** First day of the month of a day. */
export const startOfMonth = (day: Day): Day => dayFrom(startOfMonthOf(dateOf(day)))

/** Last day of the month of a day. */
export const endOfMonth = (day: Day): Day => dayFrom(endOfMonthOf(dateOf(day)))

/** First day of the quarter of a day. */
export const startOfQuarter = (day: Day): Day => dayFrom(startOfQuarterOf(dateOf(day)))

/** Last day of the quarter of a day. */
export const endOfQuarter = (day: Day): Day => dayFrom(endOfQuarterOf(dateOf(day)))

/** First day of the year of a day. */
export const startOfYear = (day: Day): Day => dayFrom(startOfYearOf(dateOf(day)))

/** Last day of the year of a day. */
export const endOfYear = (day: Day): Day => dayFrom(endOfYearOf(dateOf(day)))

/** Days from one to another, both included, whichever comes first. */
export interface DayRange {
  start: Day
  end: Day
}

const intervalOf = ({ start, end }: DayRange) => {
  const [first, last] = start > end ? [end, start] : [start, end]
  return { start: dateOf(first), end: dateOf(last) }
}

/** Each day of a range, in order. */
export const daysOfRange = (range: DayRange): readonly Day[] => eachDayOfInterval(intervalOf(range)).map(dayFrom)

/** Monday of each week that has a day of a range, in order; the first may lie before it. */
export const weeksOfRange = (range: DayRange): readonly Day[] =>
  eachWeekOfInterval(intervalOf(range), { weekStartsOn: 1 }).map(dayFrom)

/** First day of each month that has a day of a range, in order; the first may lie before it. */
export const monthsOfRange = (range: DayRange): readonly Day[] => eachMonthOfInterval(intervalOf(range)).map(dayFrom)

/** First day of each quarter that has a day of a range, in order; the first may lie before it. */
export const quartersOfRange = (range: DayRange): readonly Day[] =>
  eachQuarterOfInterval(intervalOf(range)).map(dayFrom)

/** First day of each year that has a day of a range, in order; the first may lie before it. */
export const yearsOfRange = (range: DayRange): readonly Day[] => eachYearOfInterval(intervalOf(range)).map(dayFrom)
