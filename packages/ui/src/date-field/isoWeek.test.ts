import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isoWeek } from './isoWeek.js'

test.each([
  ['2026-01-01', 1],
  ['2026-11-20', 47],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2021-01-01', 53],
])('%s is in week %i', (day, week) => {
  expect(isoWeek(day)).toBe(week)
})

test('is one more each Monday, or 1 again', () => {
  const days = integer({ min: -20_000, max: 40_000 }).map((day) => new Date(day * 86_400_000))
  assert(
    property(days, (day) => {
      const iso = day.toISOString().slice(0, 10)
      const before = isoWeek(new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10))
      const here = isoWeek(iso)
      if (day.getUTCDay() === 1) expect(here === before + 1 || here === 1).toBe(true)
      else expect(here).toBe(before)
    }),
  )
})
