import { compareIntervals, intervalKey, intervalOf, sortPeriods, type Interval } from '@embpm/forms/periods'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withPeriods } from './withPeriods.js'

const year = fc.integer({ min: 2025, max: 2028 })
const one: fc.Arbitrary<Interval> = fc.oneof(
  fc.record({ year, month: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ year, week: fc.integer({ min: 1, max: 52 }) }),
  fc.record({ year, month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) }),
)
const list = fc.uniqueArray(one, { selector: intervalKey, maxLength: 20 })

test('what is chosen by period is what is shown by interval, and the other way round', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      const keys = sortPeriods(after.map(intervalKey))
      expect(sortPeriods(withPeriods(before, keys).map(intervalKey))).toEqual(keys)
    }),
  )
})

test('nothing moves that stays', () => {
  fc.assert(
    fc.property(list, one, (before, added) => {
      const keys = sortPeriods(before.map(intervalKey))
      expect(withPeriods(before, keys)).toEqual(before)
      const more = withPeriods(before, sortPeriods([...keys, intervalKey(added)]))
      expect(more.filter((interval) => keys.includes(intervalKey(interval)))).toEqual(before)
    }),
  )
})

test('a sorted list stays sorted', () => {
  fc.assert(
    fc.property(list, one, (before, added) => {
      const keys = sortPeriods([...before, added].map(intervalKey))
      const next = withPeriods(before.toSorted(compareIntervals), keys)
      expect(next).toEqual(next.toSorted(compareIntervals))
    }),
  )
})

test('days stay while months and weeks change', () => {
  const days = ['2026-11-09', '2026-11-16'].map(intervalOf).filter((day) => day !== null)
  expect(withPeriods(days, ['2026-09', '2026-11-09', '2026-W46', '2026-11-16'])).toEqual([
    { year: 2026, month: 9 },
    { year: 2026, week: 46 },
    ...days,
  ])
})

test('an interval keeps what more is known of it', () => {
  const known = { year: 2026, month: 11, week: 45 }
  expect(withPeriods([known], ['2026-W45', '2026-W46', 'no key'])).toEqual([known, { year: 2026, week: 46 }])
})
