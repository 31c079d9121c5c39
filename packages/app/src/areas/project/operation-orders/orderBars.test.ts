import { daysOfRange, firstDayOf, lastDayOf } from '@embpm/calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderBars, runsOf } from './orderBars.js'

const interval = fc.oneof(
  fc.record({ year: fc.constantFrom(2026, 2027), month: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ year: fc.constantFrom(2026, 2027), week: fc.integer({ min: 1, max: 52 }) }),
  fc.record({
    year: fc.constantFrom(2026, 2027),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
)

test('runs hold the days of the intervals and no others, with a gap between them', () => {
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 30 }), (intervals) => {
      const runs = runsOf(intervals)
      const wanted = new Set(intervals.flatMap((one) => daysOfRange({ start: firstDayOf(one), end: lastDayOf(one) })))
      const held = runs.flatMap(({ validFrom, validTo }) => daysOfRange({ start: validFrom, end: validTo }))
      expect(held).toEqual([...wanted].toSorted())
      for (const [index, { validFrom }] of runs.entries())
        if (index > 0) expect(Date.parse(validFrom) - Date.parse(runs[index - 1]?.validTo ?? '')).toBeGreaterThan(864e5)
    }),
  )
})

test('the planned days lie below their intervals; one day alone is both ends; an end before the start is left out', () => {
  const order = { plannedStart: '2026-11-02', plannedEnd: '2026-11-29', intervals: [{ year: 2026, week: 46 }] }
  expect(orderBars(order, '2026-11-20').map(({ id, look }) => [id, look])).toEqual([
    ['planned', 'valid'],
    ['2026-11-09', 'ended'],
  ])
  expect(orderBars({ ...order, plannedStart: null }, '2026-11-15')).toMatchObject([
    { validFrom: '2026-11-29', validTo: '2026-11-29' },
    { look: 'active' },
  ])
  expect(orderBars({ ...order, plannedStart: '2026-12-01', intervals: [] }, '2026-11-20')).toEqual([])
})
