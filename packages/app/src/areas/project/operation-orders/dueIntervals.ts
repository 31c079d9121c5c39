import {
  compareIntervals,
  dayNumber,
  daysInMonth,
  firstDayOf,
  intervalKind,
  type CalendarDate,
  type Interval,
} from '@embpm/forms/periods'

/** What of an order's intervals is due. */
export interface DueIntervals {
  /** Those that today lies in, the first to begin first. */
  now: readonly Interval[]
  /** The first that begins after today, of several the longest; `null` when none does. */
  next: Interval | null
}

/** What is due today and what comes next. Intervals that name neither month, week nor day have no time. */
export function dueIntervals(intervals: readonly Interval[], today: CalendarDate): DueIntervals {
  const at = dayNumber(today)
  const inOrder = intervals.filter((one) => intervalKind(one) !== 'other').toSorted(compareIntervals)
  return {
    now: inOrder.filter((one) => firstDayOf(one) <= at && at < firstDayOf(one) + daysOf(one)),
    next: inOrder.find((one) => firstDayOf(one) > at) ?? null,
  }
}

/** How many days an interval has. */
const daysOf = (one: Interval): number => {
  const kind = intervalKind(one)
  return kind === 'month' ? daysInMonth(one.year, one.month ?? 1) : kind === 'week' ? 7 : 1
}
