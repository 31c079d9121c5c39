import { dateOfDay, dayNumber, isoWeekOf } from '@embpm/forms/periods'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueIntervals } from './dueIntervals.js'

const today = { year: 2026, month: 11, day: 20 }

test('tells the month, the week and the day that today lies in', () => {
  const mine = [{ year: 2026, month: 11 }, { year: 2026, week: 47 }, today]
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
  expect(dueIntervals([last], { year: 2027, month: 1, day: 3 }).now).toEqual([last])
  expect(dueIntervals([last], { year: 2027, month: 1, day: 4 }).now).toEqual([])
})

test('a year alone is never due', () => {
  expect(dueIntervals([{ year: 2026 }], today)).toEqual({ now: [], next: null })
})

test('any day is due in its month, its week and as itself, and next on the day before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 23_000 }), (number) => {
      const day = dateOfDay(number)
      const { year, week } = isoWeekOf(day)
      const all = [{ year: day.year, month: day.month }, { year, week }, day]
      expect(dueIntervals(all, day).now).toHaveLength(3)
      expect(dueIntervals([day], dateOfDay(dayNumber(day) - 1)).next).toEqual(day)
    }),
  )
})
