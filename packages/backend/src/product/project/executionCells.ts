import { type Day, firstDayOf, intervalKind, isoWeekOf, lastDayOf, type Interval } from '@embpm/calendar'
import { periodCode } from '@embpm/contract/period'

/** What an order has to do in one period. */
export interface ExecutionCell {
  /** Of the period: 2026-10, 2026-W44. */
  period: string
  start: Day
  end: Day
}

/** The period in which an interval is executed: a month in its month, weeks and days in the ISO week; `null` for what names neither. */
function cellOf(interval: Interval): ExecutionCell | null {
  const kind = intervalKind(interval)
  if (kind === 'other') return null
  const start = firstDayOf(interval)
  const end = lastDayOf(interval)
  if (kind === 'month')
    return { period: periodCode({ ...interval, number: interval.month ?? 1, interval: 'MONTHLY' }), start, end }
  const { year, week } = isoWeekOf(start)
  return { period: periodCode({ year, number: week, interval: 'WEEKLY' }), start, end }
}

/** What an order is split into by its intervals: one cell for each period, however many days of it lie within. */
export function executionCells(intervals: readonly Interval[]): ExecutionCell[] {
  const cells = intervals.flatMap((one) => cellOf(one) ?? [])
  return [...Map.groupBy(cells, ({ period }) => period)].map(([period, of]) => ({
    period,
    start: of.map(({ start }) => start).toSorted()[0] ?? '',
    end:
      of
        .map(({ end }) => end)
        .toSorted()
        .at(-1) ?? '',
  }))
}
