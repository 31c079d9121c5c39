import { dateOfDay, isoWeekOf } from './calendar.js'
import { firstDayOf, intervalKey, intervalKind, intervalOf, type Interval } from './intervals.js'

/**
 * Keys of all months, weeks or days from one to another of the same kind, both included, whichever comes first. Empty when
 * the kinds differ or a text is no key.
 */
export function periodRange(from: string, to: string): readonly string[] {
  const [a, b] = [intervalOf(from), intervalOf(to)]
  if (!a || !b || intervalKind(a) !== intervalKind(b)) return []
  const [first, last] = firstDayOf(a) > firstDayOf(b) ? [b, a] : [a, b]
  const keys: string[] = []
  for (let next = first; firstDayOf(next) <= firstDayOf(last); next = after(next)) keys.push(intervalKey(next))
  return keys
}

/** The month, week or day that follows. */
function after(interval: Interval): Interval {
  const { year, month = 12 } = interval
  switch (intervalKind(interval)) {
    case 'month':
      return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
    case 'week': {
      const next = isoWeekOf(dateOfDay(firstDayOf(interval) + 7))
      return { year: next.year, week: next.week }
    }
    case 'day':
    case 'other':
      return dateOfDay(firstDayOf(interval) + 1)
  }
}
