import { keptIntervals, operationIntervals } from '@embpm/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { monthSpan, weeksIn, weekSpan } from './weeks.js'

test('a week belongs to the year of its Thursday', () => {
  expect(weekSpan(2026, 1)).toEqual({ start: '2025-12-29', end: '2026-01-04' })
  expect(weeksIn(2026)).toBe(53)
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 1, max: 52 }), (year, week) => {
      const { start, end } = weekSpan(year, week)
      expect(new Date(start).getUTCDay()).toBe(1)
      expect(new Date(new Date(start).getTime() + 3 * 86_400_000).getUTCFullYear()).toBe(year)
      expect(weekSpan(year, week + 1).start > end).toBe(true)
      expect([52, 53]).toContain(weeksIn(year))
    }),
  )
})

test('a month ends with its last day', () => {
  expect(monthSpan(2028, 2)).toEqual({ start: '2028-02-01', end: '2028-02-29' })
})

const number = fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined })
const intervals = fc.array(fc.record({ year: fc.constant(2026), month: number, week: number, day: number }))

test('pruning is a filter: it changes nothing that it keeps, and nothing more at the second time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...operationIntervals), intervals, (mode, given) => {
      const kept = keptIntervals(mode, given)
      expect(kept).toEqual(given.filter((one) => kept.includes(one)))
      expect(keptIntervals(mode, kept)).toEqual(kept)
      expect(keptIntervals('IRREGULAR', given)).toEqual(given)
    }),
  )
})

test('each mode keeps what fits it', () => {
  const month = { year: 2026, month: 3 }
  const week = { year: 2026, week: 9 }
  const day = { year: 2026, month: 3, day: 4 }
  expect(keptIntervals('MONTHLY', [month, week, day])).toEqual([month, day])
  expect(keptIntervals('WEEKLY', [month, week, day])).toEqual([week])
  expect(keptIntervals('DAILY', [month, week, day])).toEqual([day])
})
