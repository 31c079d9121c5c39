import { addDays, isoWeekOf, partsOf } from '@embpm/calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueIntervals } from './OrderIntervals.js'

const today = '2026-11-20'

test('tells the month, the week and the day that today lies in', () => {
  const mine = [{ year: 2026, month: 11 }, { year: 2026, week: 47 }, partsOf(today)]
  expect(dueIntervals(mine, today)).toEqual({ now: mine, next: null })
})

test('tells the first that begins later, whatever the order of the list', () => {
  const list = [
    { year: 2027, month: 1 },
    { year: 2026, week: 49 },
    { year: 2026, month: 12, day: 1 },
    { year: 2026, month: 2 },
  ]
  expect(dueIntervals(list, today)).toEqual({ now: [], next: { year: 2026, week: 49 } })
})

test('a month comes before a week that begins with it', () => {
  const [month, week] = [
    { year: 2027, month: 2 },
    { year: 2027, week: 5 },
  ]
  expect(dueIntervals([week, month], today).next).toEqual(month)
})

test('counts ISO weeks over the turn of the year', () => {
  const last = { year: 2026, week: 53 }
  expect(dueIntervals([last], '2027-01-03').now).toEqual([last])
  expect(dueIntervals([last], '2027-01-04').now).toEqual([])
})

test('a year alone is never due', () => {
  expect(dueIntervals([{ year: 2026 }], today)).toEqual({ now: [], next: null })
})

test('any day is due in its month, its week and as itself, and next on the day before', () => {
  fc.assert(
    fc.property(fc.nat(3000), (later) => {
      const day = addDays('2024-10-04', later)
      const { year, week } = isoWeekOf(day)
      const parts = partsOf(day)
      const all = [{ year: parts.year, month: parts.month }, { year, week }, parts]
      expect(dueIntervals(all, day).now).toHaveLength(3)
      expect(dueIntervals([parts], addDays(day, -1)).next).toEqual(parts)
    }),
  )
})
