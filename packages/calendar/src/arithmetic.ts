import { addDays as addDaysTo } from 'date-fns/addDays'
import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { addWeeks as addWeeksTo } from 'date-fns/addWeeks'
import { addYears as addYearsTo } from 'date-fns/addYears'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { differenceInMonths as monthsBetween } from 'date-fns/differenceInMonths'
import { differenceInWeeks as weeksBetween } from 'date-fns/differenceInWeeks'
import { differenceInYears as yearsBetween } from 'date-fns/differenceInYears'
import type { Day } from './day.js'
import { dateOf, dayFrom } from './utc.js'

/** The day so many days later, or earlier when negative. */
export const addDays = (day: Day, count: number): Day => dayFrom(addDaysTo(dateOf(day), count))

/** The day so many weeks later, or earlier when negative. */
export const addWeeks = (day: Day, count: number): Day => dayFrom(addWeeksTo(dateOf(day), count))

/** The day so many months later, or earlier when negative; where the month has no such day, its last one. */
export const addMonths = (day: Day, count: number): Day => dayFrom(addMonthsTo(dateOf(day), count))

/** The day so many years later, or earlier when negative; 29 February becomes 28 February where there is none. */
export const addYears = (day: Day, count: number): Day => dayFrom(addYearsTo(dateOf(day), count))

/** How many days one day is later than another; negative when it is earlier. */
export const differenceInDays = (later: Day, earlier: Day): number =>
  differenceInCalendarDays(dateOf(later), dateOf(earlier))

/** How many whole weeks one day is later than another; negative when it is earlier. */
export const differenceInWeeks = (later: Day, earlier: Day): number => weeksBetween(dateOf(later), dateOf(earlier))

/** How many whole months one day is later than another; negative when it is earlier. */
export const differenceInMonths = (later: Day, earlier: Day): number => monthsBetween(dateOf(later), dateOf(earlier))

/** How many whole years one day is later than another, as an age is counted; negative when it is earlier. */
export const differenceInYears = (later: Day, earlier: Day): number => yearsBetween(dateOf(later), dateOf(earlier))
