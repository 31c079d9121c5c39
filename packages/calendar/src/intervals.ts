import { addDays } from 'date-fns/addDays'
import { endOfMonth } from 'date-fns/endOfMonth'
import { intervalKey, intervalKind, intervalOf, type Interval, type IntervalKind } from './intervalKey.js'
import { intervalMode, type IntervalMode } from './intervalMode.js'
import { daysOfRange, monthsOfRange, weeksOfRange } from './range.js'
import type { Day } from './day.js'
import { dateFrom, dayFrom, mondayOf } from './utc.js'
import { isoWeekOf } from './week.js'

export * from './intervalKey.js'
export * from './intervalMode.js'

/**
 * What a mode keeps of the chosen intervals. A filter, never a projection: MONTHLY keeps those with year and month, WEEKLY
 * those with year and week and no day, DAILY those with year, month and day, IRREGULAR (and any other value) all.
 */
export function pruneIntervals<I extends Interval>(intervals: readonly I[], mode: unknown): I[] {
  const kept: Record<IntervalMode, (interval: Interval) => boolean> = {
    MONTHLY: ({ month }) => month !== undefined,
    WEEKLY: ({ week, day }) => week !== undefined && day === undefined,
    DAILY: ({ month, day }) => month !== undefined && day !== undefined,
    IRREGULAR: () => true,
  }
  return intervals.filter(kept[intervalMode(mode)])
}

const firstDateOf = (interval: Interval): Date => {
  const { year, month, week = 1, day } = interval
  return intervalKind(interval) === 'week' ? mondayOf(year, week) : dateFrom(year, month, day)
}

/** First day of an interval: of a week its Monday, of a mixture the first that its parts name. */
export const firstDayOf = (interval: Interval): Day => dayFrom(firstDateOf(interval))

/** Last day of an interval: of a week its Sunday; of a day and of a mixture the first one. */
export function lastDayOf(interval: Interval): Day {
  const first = firstDateOf(interval)
  const kind = intervalKind(interval)
  return dayFrom(kind === 'month' ? endOfMonth(first) : kind === 'week' ? addDays(first, 6) : first)
}

/** Days that something is planned between, both included; `null` leaves that side open. */
export interface PlannedDays {
  start: Day | null
  end: Day | null
}

/**
 * The intervals that have no day among the planned ones. A month or week that reaches beyond them is not one of them; a mixture
 * has no time, and where the end is before the start nothing is planned that an interval could be outside of.
 */
export function intervalsOutside<I extends Interval>(intervals: readonly I[], { start, end }: PlannedDays): I[] {
  if (start !== null && end !== null && end < start) return []
  return intervals.filter(
    (one) =>
      intervalKind(one) !== 'other' &&
      ((end !== null && firstDayOf(one) > end) || (start !== null && lastDayOf(one) < start)),
  )
}

const kinds: readonly IntervalKind[] = ['other', 'month', 'week', 'day']

/** What an interval is sorted by; computed once for each one, however often it is compared. */
const placeOf = (interval: Interval) => ({
  first: firstDateOf(interval).getTime(),
  kind: kinds.indexOf(intervalKind(interval)),
  key: intervalKey(interval),
})
type Place = ReturnType<typeof placeOf>
const comparePlaces = (a: Place, b: Place) => a.first - b.first || a.kind - b.kind || a.key.localeCompare(b.key, 'en')

/** Order by first day; where that is the same the longer interval comes first. */
export const compareIntervals = (a: Interval, b: Interval): number => comparePlaces(placeOf(a), placeOf(b))

/** A list in the order of `compareIntervals`; the given one stays as it is. */
export const sortIntervals = (intervals: readonly Interval[]): readonly Interval[] =>
  intervals
    .map((interval) => ({ interval, place: placeOf(interval) }))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
    .map(({ interval }) => interval)

/** Takes an interval away where it is chosen; otherwise adds it, before the first later one. */
export function toggleInterval(intervals: readonly Interval[], interval: Interval): readonly Interval[] {
  const key = intervalKey(interval)
  const without = intervals.filter((other) => intervalKey(other) !== key)
  if (without.length < intervals.length) return without
  const later = intervals.findIndex((other) => compareIntervals(other, interval) > 0)
  return intervals.toSpliced(later < 0 ? intervals.length : later, 0, interval)
}

/**
 * The intervals that these keys name: those that are there stay as they are and where they are, the others are put in before
 * the first later one. Keys that name no interval are left out.
 */
export function withPeriods(intervals: readonly Interval[], keys: readonly string[]): readonly Interval[] {
  const wanted = new Set(keys)
  const kept = intervals.filter((one) => wanted.has(intervalKey(one)))
  for (const one of kept) wanted.delete(intervalKey(one))
  return [...wanted].reduce<readonly Interval[]>((list, key) => {
    const added = intervalOf(key)
    return added ? toggleInterval(list, added) : list
  }, kept)
}

/** Keys once each, in the order of their intervals, a month before its weeks; texts that are no keys come last. */
export const sortPeriods = (keys: Iterable<string>): readonly string[] =>
  [...new Set(keys)]
    .map((key) => {
      const interval = intervalOf(key)
      return { key, place: interval && placeOf(interval) }
    })
    .toSorted(({ key: a, place: left }, { key: b, place: right }) => {
      if (left && right) return comparePlaces(left, right)
      return left ? -1 : right ? 1 : a.localeCompare(b, 'en')
    })
    .map(({ key }) => key)

/**
 * Keys of all months, weeks or days from one to another of the same kind, both included, whichever comes first. Empty when
 * the kinds differ or a text is no key.
 */
export function periodRange(from: string, to: string): readonly string[] {
  const [a, b] = [intervalOf(from), intervalOf(to)]
  const kind = a && intervalKind(a)
  if (!a || !b || kind !== intervalKind(b)) return []
  const range = { start: firstDayOf(a), end: firstDayOf(b) }
  switch (kind) {
    case 'month':
      return monthsOfRange(range).map((day) => day.slice(0, 7))
    case 'week':
      return weeksOfRange(range).map((day) => {
        const { year, week } = isoWeekOf(day)
        return intervalKey({ year, week })
      })
    case 'day':
    case 'other':
      return daysOfRange(range)
  }
}
