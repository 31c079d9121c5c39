import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysInMonth, weeksInYear } from './calendar.js'
import {
  compareIntervals,
  intervalKey,
  intervalMode,
  intervalOf,
  parseIntervals,
  pruneIntervals,
  sortIntervals,
  toggleInterval,
  type Interval,
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
