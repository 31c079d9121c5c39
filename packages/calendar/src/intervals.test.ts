import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOf, daysInMonth, isoWeekOf, weeksInYear } from './week.js'
import { addDays } from './arithmetic.js'
import { partsOf } from './day.js'
import { daysOfRange } from './range.js'
import { intervalKey, intervalOf, parseIntervals, type Interval } from './intervalKey.js'
import {
  compareIntervals,
  firstDayOf,
  intervalMode,
  intervalsOutside,
  lastDayOf,
  periodRange,
  pruneIntervals,
  sortIntervals,
  sortPeriods,
  toggleInterval,
  withPeriods,
} from './intervals.js'

const year = fc.integer({ min: 1900, max: 2200 })
const month = fc.tuple(year, fc.integer({ min: 1, max: 12 })).map(([year, month]): Interval => ({ year, month }))
const week = fc
  .tuple(year, fc.integer({ min: 1, max: 53 }))
  .map(([year, week]): Interval => ({ year, week: Math.min(week, weeksInYear(year)) }))
const day = fc
  .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]): Interval => ({ year, month, day: Math.min(day, daysInMonth(year, month)) }))
const proper = fc.oneof(month, week, day)
/** Whatever a server may hold: any mixture of parts. */
const mixed = fc.record(
  {
    year,
    month: fc.integer({ min: 1, max: 12 }),
    week: fc.integer({ min: 1, max: 52 }),
    day: fc.integer({ min: 1, max: 28 }),
  },
  { requiredKeys: ['year'] },
)
const mode = fc.constantFrom('MONTHLY', 'WEEKLY', 'DAILY', 'IRREGULAR', 'HOURLY', '', null, 7)
const list = fc.array(mixed, { maxLength: 12 })
const anyOrder = fc.uniqueArray(proper, { selector: intervalKey, maxLength: 20 })
const sorted = fc.uniqueArray(proper, { selector: intervalKey, maxLength: 12 }).map(sortIntervals)

describe('pruning', () => {
  it('is idempotent, keeps the order and never invents an interval', () => {
    fc.assert(
      fc.property(list, mode, (intervals, to) => {
        const kept = pruneIntervals(intervals, to)
        let from = 0
        for (const interval of kept) {
          const at = intervals.indexOf(interval, from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + 1
        }
        expect(pruneIntervals(kept, to)).toEqual(kept)
      }),
    )
  })

  it('keeps exactly what the mode asks for', () => {
    fc.assert(
      fc.property(mixed, (interval) => {
        const has = (part: keyof Interval) => Number.isInteger(interval[part])
        const keeps = (to: unknown) => pruneIntervals([interval], to).length === 1
        expect(keeps('MONTHLY')).toBe(has('month'))
        expect(keeps('WEEKLY')).toBe(has('week') && !has('day'))
        expect(keeps('DAILY')).toBe(has('month') && has('day'))
        expect(keeps('IRREGULAR')).toBe(true)
        expect(keeps('anything else')).toBe(true)
      }),
    )
  })

  it('keeps a month, a week and a day where they fit', () => {
    const month = { year: 2026, month: 3 }
    const week = { year: 2026, week: 9 }
    const day = { year: 2026, month: 3, day: 4 }
    expect(pruneIntervals([month, week, day], 'MONTHLY')).toEqual([month, day])
    expect(pruneIntervals([month, week, day], 'WEEKLY')).toEqual([week])
    expect(pruneIntervals([month, week, day], 'DAILY')).toEqual([day])
  })

  it('takes any other mode for IRREGULAR', () => {
    expect([undefined, null, 'monthly', 'HOURLY', 3].map(intervalMode)).toEqual(Array(5).fill('IRREGULAR'))
    expect(['MONTHLY', 'WEEKLY', 'DAILY'].map(intervalMode)).toEqual(['MONTHLY', 'WEEKLY', 'DAILY'])
  })
})

describe('toggling', () => {
  it('twice restores', () => {
    fc.assert(
      fc.property(sorted, proper, (intervals, interval) => {
        const once = toggleInterval(intervals, interval)
        expect(Math.abs(once.length - intervals.length)).toBe(1)
        expect(sortIntervals(once)).toEqual(once)
        expect(toggleInterval(once, interval)).toEqual(intervals)
      }),
    )
  })

  it('takes an existing interval away, whatever stands beside what names it', () => {
    expect(toggleInterval([{ year: 2026, month: 12, week: 53 }], { year: 2026, week: 53 })).toEqual([])
    expect(toggleInterval([{ year: 2026, month: 3, week: 11, day: 14 }], { year: 2026, month: 3, day: 14 })).toEqual([])
  })
})

describe('keys', () => {
  it('lead back to the interval, and tell different ones apart', () => {
    fc.assert(
      fc.property(proper, proper, (a, b) => {
        expect(intervalOf(intervalKey(a))).toEqual(a)
        expect(intervalKey(a) === intervalKey(b)).toBe(compareIntervals(a, b) === 0)
        expect(Math.sign(compareIntervals(a, b))).toBe(-Math.sign(compareIntervals(b, a)) + 0)
      }),
    )
    fc.assert(
      fc.property(mixed, (interval) => {
        const key = intervalKey(interval)
        expect(intervalKey(intervalOf(key) ?? { year: 1 })).toBe(key)
      }),
    )
  })

  it('read as people write them', () => {
    expect(intervalKey({ year: 2026, month: 3 })).toBe('2026-03')
    expect(intervalKey({ year: 2026, week: 9 })).toBe('2026-W09')
    expect(intervalKey({ year: 2026, month: 3, day: 4 })).toBe('2026-03-04')
    expect(['2025-W53', '2026-13', '2026-02-29', 'W5', '', '2026-3'].map(intervalOf)).toEqual(Array(6).fill(null))
  })
})

describe('parseIntervals', () => {
  it('reads back what was written, as a list and as JSON text', () => {
    fc.assert(
      fc.property(sorted, (intervals) => {
        expect(parseIntervals(intervals)).toEqual(intervals)
        expect(parseIntervals(JSON.stringify(intervals))).toEqual(intervals)
      }),
    )
  })

  it('never fails, and gives only intervals that exist, each once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(mixed, fc.anything())), fc.string()), (anything) => {
        const intervals = parseIntervals(anything)
        expect(parseIntervals(intervals)).toEqual(intervals)
        expect(new Set(intervals.map(intervalKey)).size).toBe(intervals.length)
      }),
    )
  })

  it('is tolerant of texts and nulls and strict about what exists', () => {
    expect(
      parseIntervals([
        { year: '2026', month: '3', week: null, day: '' },
        { year: 2026, month: 3 },
        { year: 2025, week: 53 },
        { year: 2026, week: 53, colour: 'red' },
        { year: 2026, month: 2, day: 29 },
        { year: 2026.5 },
        { month: 3 },
        null,
        '2026-03',
      ]),
    ).toEqual([
      { year: 2026, month: 3 },
      { year: 2026, week: 53 },
    ])
  })
})

describe('the days of an interval', () => {
  it('are a month, an ISO week or one day', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 52 }), (year, week) => {
        const [first, last] = [firstDayOf({ year, week }), lastDayOf({ year, week })]
        expect([weekdayOf(first), last]).toEqual([1, addDays(first, 6)])
        expect(isoWeekOf(first)).toMatchObject({ year, week })
        const next = week < weeksInYear(year) ? { year, week: week + 1 } : { year: year + 1, week: 1 }
        expect(firstDayOf(next)).toBe(addDays(last, 1))
      }),
    )
    expect([firstDayOf({ year: 2026, week: 1 }), lastDayOf({ year: 2026, week: 1 })]).toEqual([
      '2025-12-29',
      '2026-01-04',
    ])
    expect([firstDayOf({ year: 2028, month: 2 }), lastDayOf({ year: 2028, month: 2 })]).toEqual([
      '2028-02-01',
      '2028-02-29',
    ])
    expect([firstDayOf({ year: 2026, month: 3, day: 4 }), lastDayOf({ year: 2026, month: 3, day: 4 })]).toEqual([
      '2026-03-04',
      '2026-03-04',
    ])
  })
})

describe('choosing by keys', () => {
  it('what is chosen by period is what is shown by interval, and the other way round', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (before, after) => {
        const keys = sortPeriods(after.map(intervalKey))
        expect(sortPeriods(withPeriods(before, keys).map(intervalKey))).toEqual(keys)
      }),
    )
  })

  it('nothing moves that stays', () => {
    fc.assert(
      fc.property(anyOrder, proper, (before, added) => {
        const keys = sortPeriods(before.map(intervalKey))
        expect(withPeriods(before, keys)).toEqual(before)
        const more = withPeriods(before, sortPeriods([...keys, intervalKey(added)]))
        expect(more.filter((interval) => keys.includes(intervalKey(interval)))).toEqual(before)
      }),
    )
  })

  it('a sorted list stays sorted', () => {
    fc.assert(
      fc.property(anyOrder, proper, (before, added) => {
        const keys = sortPeriods([...before, added].map(intervalKey))
        const next = withPeriods(before.toSorted(compareIntervals), keys)
        expect(next).toEqual(next.toSorted(compareIntervals))
      }),
    )
  })

  it('days stay while months and weeks change', () => {
    const days = ['2026-11-09', '2026-11-16'].map(intervalOf).filter((day) => day !== null)
    expect(withPeriods(days, ['2026-09', '2026-11-09', '2026-W46', '2026-11-16'])).toEqual([
      { year: 2026, month: 9 },
      { year: 2026, week: 46 },
      ...days,
    ])
  })

  it('an interval keeps what more is known of it', () => {
    const known = { year: 2026, month: 11, week: 45 }
    expect(withPeriods([known], ['2026-W45', '2026-W46', 'no key'])).toEqual([known, { year: 2026, week: 46 }])
  })
})

describe('periodRange', () => {
  it('goes over the ends of years', () => {
    expect(periodRange('2026-W52', '2027-W02')).toEqual(['2026-W52', '2026-W53', '2027-W01', '2027-W02'])
    expect(periodRange('2027-01', '2026-11')).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(periodRange('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })

  it('holds both ends, in order, each once, whichever comes first', () => {
    const key = fc
      .tuple(fc.integer({ min: 2024, max: 2032 }), fc.integer({ min: 1, max: 52 }))
      .map(([year, week]) => intervalKey({ year, week }))
    fc.assert(
      fc.property(key, key, (from, to) => {
        const range = periodRange(from, to)
        expect(range).toEqual(periodRange(to, from))
        expect([range[0], range.at(-1)]).toEqual(
          sortPeriods([from, to]).length === 1 ? [from, to] : sortPeriods([from, to]),
        )
        expect(sortPeriods(range)).toEqual(range)
      }),
      { numRuns: 30 },
    )
  })

  it('is empty between different kinds', () => {
    expect(periodRange('2026-03', '2026-W12')).toEqual([])
    expect(periodRange('2026', 'Q1')).toEqual([])
  })
})

describe('intervalsOutside', () => {
  const march = { year: 2026, month: 3 }
  const week = { year: 2026, week: 14 }
  const day = { year: 2026, month: 3, day: 14 }

  it('names those without a planned day, and keeps a month or week that reaches beyond', () => {
    const all = [march, week, day]
    expect(intervalsOutside(all, { start: '2026-03-31', end: '2026-03-31' })).toEqual([day])
    expect(intervalsOutside(all, { start: '2026-04-05', end: null })).toEqual([march, day])
    expect(intervalsOutside(all, { start: null, end: '2026-03-29' })).toEqual([week])
    expect(intervalsOutside(all, { start: null, end: null })).toEqual([])
  })

  it('says nothing of a mixture, nor of an end before the start', () => {
    expect(intervalsOutside([{ year: 2026 }], { start: '2027-01-01', end: '2027-01-02' })).toEqual([])
    expect(intervalsOutside([march], { start: '2027-01-02', end: '2027-01-01' })).toEqual([])
  })

  it('agrees with a look at every single day', () => {
    const dayIn = fc.integer({ min: 0, max: 700 }).map((later) => addDays('2025-12-20', later))
    const any = fc
      .tuple(dayIn, fc.constantFrom('month', 'week', 'day'))
      .map(([at, kind]) =>
        kind === 'week'
          ? isoWeekOf(at)
          : kind === 'day'
            ? partsOf(at)
            : { year: partsOf(at).year, month: partsOf(at).month },
      )
    fc.assert(
      fc.property(any, dayIn, dayIn, (one, from, to) => {
        const [start = from, end = to] = [from, to].toSorted()
        const planned = new Set(daysOfRange({ start, end }))
        const days = daysOfRange({ start: firstDayOf(one), end: lastDayOf(one) })
        const isOutside = !days.some((each) => planned.has(each))
        expect(intervalsOutside([one], { start, end })).toEqual(isOutside ? [one] : [])
      }),
    )
  })
})
