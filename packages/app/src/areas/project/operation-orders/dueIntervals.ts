import { firstDayOf, intervalKind, lastDayOf, sortIntervals, type Day, type Interval } from '@embpm/calendar'

/** What of an order's intervals is due. */
export interface DueIntervals {
  /** Those that today lies in, the first to begin first. */
  now: readonly Interval[]
  /** The first that begins after today, of several the longest; `null` when none does. */
  next: Interval | null
}

/** What is due today and what comes next. Intervals that name neither month, week nor day have no time. */
export function dueIntervals(intervals: readonly Interval[], today: Day): DueIntervals {
  const inOrder = sortIntervals(intervals.filter((one) => intervalKind(one) !== 'other'))
  return {
    now: inOrder.filter((one) => firstDayOf(one) <= today && today <= lastDayOf(one)),
    next: inOrder.find((one) => firstDayOf(one) > today) ?? null,
  }
}
