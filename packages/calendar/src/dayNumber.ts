import { startOfDay, type Day } from './day.js'
import { dayFrom } from './utc.js'

const length = 86_400_000

/** A day as a whole number that grows by one each day, 1970-01-01 being 0: for arithmetic over thousands of days. */
export const dayNumber = (day: Day): number => startOfDay(day) / length

/**
 * The day of such a number.
 * @throws RangeError outside the years 1 to 9999
 */
export const dayOfNumber = (number: number): Day => dayFrom(new Date(number * length))
