import { addDays, firstDayOf, lastDayOf, type Interval } from '@embpm/calendar'
import type { TimeBar } from '../../../timeline/TimeBars.js'

/** What the bars of an order are made of. */
export interface OrderDays {
  plannedStart: string | null
  plannedEnd: string | null
  intervals: readonly Interval[]
}

/** A run of days without a gap, its first and its last day. */
export type DayRun = Pick<TimeBar, 'validFrom' | 'validTo'>

/** The days of intervals as runs, in their order: what follows each other or overlaps is one. */
export function runsOf(intervals: readonly Interval[]): DayRun[] {
  const days = intervals
    .map((one): DayRun => ({ validFrom: firstDayOf(one), validTo: lastDayOf(one) }))
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
  const runs: DayRun[] = []
  for (const next of days) {
    const last = runs.at(-1)
    if (!last || next.validFrom > addDays(last.validTo, 1)) runs.push(next)
    else if (next.validTo > last.validTo) runs[runs.length - 1] = { ...last, validTo: next.validTo }
  }
  return runs
}

/** An order as bars: the days between which it is planned, and upon them those of its intervals, past ones apart. */
export function orderBars({ plannedStart, plannedEnd, intervals }: OrderDays, today: string): TimeBar[] {
  const start = plannedStart ?? plannedEnd
  const end = plannedEnd ?? plannedStart
  const planned: TimeBar[] =
    start !== null && end !== null && start <= end
      ? [{ id: 'planned', look: 'valid', validFrom: start, validTo: end }]
      : []
  const done = runsOf(intervals).map((run): TimeBar => ({
    ...run,
    id: run.validFrom,
    look: run.validTo < today ? 'ended' : 'active',
  }))
  return [...planned, ...done]
}
