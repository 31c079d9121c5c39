import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './arithmetic.js'
import { compareDays } from './day.js'
import {
  daysOfRange,
  endOfMonth,
  endOfQuarter,
  endOfWeek,
  endOfYear,
  monthsOfRange,
  quartersOfRange,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
  weeksOfRange,
  yearsOfRange,
} from './range.js'

const day = fc.nat(100_000).map((later) => addDays('1900-01-01', later))
const units = [
  { name: 'weeks', start: startOfWeek, end: endOfWeek, each: weeksOfRange },
  { name: 'months', start: startOfMonth, end: endOfMonth, each: monthsOfRange },
  { name: 'quarters', start: startOfQuarter, end: endOfQuarter, each: quartersOfRange },
  { name: 'years', start: startOfYear, end: endOfYear, each: yearsOfRange },
]

test.each(units)('$name of a range are those of its days, each once', ({ start, end, each }) => {
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (from, count) => {
      const range = { start: from, end: addDays(from, count) }
      const days = daysOfRange(range)
      expect(days).toHaveLength(Math.abs(count) + 1)
      expect(days).toEqual(days.toSorted(compareDays))
      expect(each(range)).toEqual([...new Set(days.map(start))])
      expect(each(range)).toEqual(each({ start: range.end, end: range.start }))
      for (const day of [range.start, range.end]) {
        expect(start(day) <= day && day <= end(day)).toBe(true)
        expect(start(addDays(end(day), 1))).toBe(addDays(end(day), 1))
        expect(start(end(day))).toBe(start(day))
      }
    }),
    { numRuns: 40 },
  )
})

test('they begin and end as people say', () => {
  expect([startOfWeek('2026-11-22'), endOfWeek('2026-11-16')]).toEqual(['2026-11-16', '2026-11-22'])
  expect([startOfMonth('2028-02-10'), endOfMonth('2028-02-10')]).toEqual(['2028-02-01', '2028-02-29'])
  expect([startOfQuarter('2026-11-20'), endOfQuarter('2026-11-20')]).toEqual(['2026-10-01', '2026-12-31'])
  expect([startOfYear('2026-11-20'), endOfYear('2026-11-20')]).toEqual(['2026-01-01', '2026-12-31'])
})
