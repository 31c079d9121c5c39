import { addDays } from '@embpm/calendar/arithmetic'
import type { Day } from '@embpm/calendar/day'
import { dayNumber } from '@embpm/calendar/day-number'
import { openEnd, type Validity } from '@embpm/calendar/validity'

/** Which columns a bar covers, from the first to behind the last, and whether it goes on beyond. */
export interface BarPlace {
  from: number
  to: number
  before: boolean
  after: boolean
}

/** The weeks of a map that something holds in; a week that it begins or ends in counts as a whole. `null` for none. */
export function barPlace({ validFrom, validTo }: Validity, first: Day, count: number): BarPlace | null {
  const start = dayNumber(first)
  const from = Math.floor((dayNumber(validFrom) - start) / 7)
  const to = Math.floor((dayNumber(validTo) - start) / 7) + 1
  if (to <= 0 || from >= count || to <= from) return null
  return { from: Math.max(0, from), to: Math.min(count, to), before: from < 0, after: to > count }
}

/** What of a bar is moved. */
export type BarPart = 'start' | 'end' | 'bar'

const later = (day: Day, weeks: number): Day => (day === openEnd ? day : addDays(day, weeks * 7))

/**
 * The days of an assignment that is moved, or one end of it, by weeks. It keeps a day at least: an end never passes the other one. An end that is
 * open is given one where it is drawn to, `last` being the last day that is in sight.
 */
export function movedBar({ validFrom, validTo }: Validity, part: BarPart, weeks: number, last: Day): Validity {
  if (part === 'bar') return { validFrom: later(validFrom, weeks), validTo: later(validTo, weeks) }
  if (part === 'start') {
    const next = later(validFrom, weeks)
    return { validFrom: next > validTo ? validFrom : next, validTo }
  }
  const next = validTo === openEnd ? (weeks < 0 ? addDays(last, weeks * 7) : validTo) : later(validTo, weeks)
  return { validFrom, validTo: next < validFrom ? validTo : next }
}
