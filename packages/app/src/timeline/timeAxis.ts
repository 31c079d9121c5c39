import { addDays, addMonths, addYears, differenceInDays } from '@embpm/calendar/arithmetic'
import type { Day } from '@embpm/calendar/day'
import { startOfMonth, startOfQuarter, startOfYear } from '@embpm/calendar/range'
import { overlapOf, type Validity } from '@embpm/calendar/validity'

/** What the columns of an axis are. */
export type TimeUnit = 'month' | 'quarter' | 'year'

/** A time axis: its days, and its columns with where each begins, in percent of the width. Nothing has to be measured. */
export interface TimeAxis extends Validity {
  unit: TimeUnit
  ticks: readonly { start: Day; at: number }[]
}

const startOf = { month: startOfMonth, quarter: startOfQuarter, year: startOfYear }
const later = {
  month: addMonths,
  quarter: (day: Day, count: number) => addMonths(day, count * 3),
  year: addYears,
}

/** How many columns of each unit are in sight, how many of them before today, and how many a step leads on. */
const sights = {
  month: { count: 12, before: 4, step: 6 },
  quarter: { count: 12, before: 5, step: 4 },
  year: { count: 8, before: 3, step: 2 },
}

/** So many columns from the one that a day is in. */
export function timeAxis(unit: TimeUnit, first: Day, count: number): TimeAxis {
  const validFrom = startOf[unit](first)
  const days = { validFrom, validTo: addDays(later[unit](validFrom, count), -1) }
  const starts = Array.from({ length: count }, (_, index) => later[unit](validFrom, index))
  return { unit, ...days, ticks: starts.map((start) => ({ start, at: shareOf(days, start) })) }
}

/** What a screen shows: the columns around today, so many steps later. */
export function axisAround(unit: TimeUnit, today: Day, steps = 0): TimeAxis {
  const { count, before, step } = sights[unit]
  return timeAxis(unit, later[unit](startOf[unit](today), steps * step - before), count)
}

/** How far from the start of an axis a day begins, in percent of it; outside of it less than 0, or more than 100. */
export const shareOf = ({ validFrom, validTo }: Validity, day: Day): number =>
  (differenceInDays(day, validFrom) / (differenceInDays(validTo, validFrom) + 1)) * 100

/** Where something lies on an axis, in percent, and whether it goes on beyond; `null` for what is out of sight. */
export function spanOn(
  axis: Validity,
  days: Validity,
): { at: number; width: number; before: boolean; after: boolean } | null {
  const shown = overlapOf(axis, days)
  if (!shown) return null
  const at = shareOf(axis, shown.validFrom)
  return {
    at,
    width: shareOf(axis, addDays(shown.validTo, 1)) - at,
    before: days.validFrom < axis.validFrom,
    after: days.validTo > axis.validTo,
  }
}

/** How something that only begins and ends looks on a day: it is planned, holds or has ended. */
export const lookOn = ({ validFrom, validTo }: Validity, day: Day): 'planned' | 'valid' | 'ended' =>
  validFrom > day ? 'planned' : validTo < day ? 'ended' : 'valid'
