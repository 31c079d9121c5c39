import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  calendarDateOf,
  dateOfDay,
  dayNumber,
  daysInMonth,
  daysOfWeek,
  isoWeekOf,
  monthGrid,
  weeksInYear,
  weeksOfMonth,
  yearChoices,
  type CalendarDate,
} from './calendar.js'

/** The oracle: walks through all days by `Date` in UTC and counts Mondays; no formula of ours. */
function* walk(first: number, last: number) {
  // 1899-12-25 was the Monday that began the last week of 1899.
  const at = new Date(Date.UTC(1899, 11, 25))
  let week: { year: number; month: number; week: number } | undefined
  for (; at.getUTCFullYear() <= last; at.setUTCDate(at.getUTCDate() + 1)) {
    if (at.getUTCDay() === 1) {
      const thursday = new Date(at.getTime() + 3 * 86_400_000)
      const year = thursday.getUTCFullYear()
      week = { year, month: thursday.getUTCMonth() + 1, week: week?.year === year ? week.week + 1 : 1 }
    }
    const date = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
    if (week && date.year >= first) yield { date, week, number: at.getTime() / 86_400_000, weekday: at.getUTCDay() }
  }
}

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles']
const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

const date = fc
  .tuple(fc.integer({ min: 1, max: 9998 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]): CalendarDate => ({ year, month, day: Math.min(day, daysInMonth(year, month)) }))

describe.each(zones)('from 1900 to 2200, in %s', (name) => {
  it('gives every day its number, its week and the month of its week', () => {
    process.env.TZ = name
    const wrong: unknown[] = []
    const last = new Map<number, number>()
    const inMonth = new Map<string, Set<number>>()
    for (const { date: day, week, number } of walk(1900, 2201)) {
      const found = isoWeekOf(day)
      const same = found.year === week.year && found.month === week.month && found.week === week.week
      const back = dateOfDay(number)
      const round = back.year === day.year && back.month === day.month && back.day === day.day
      if (!same || !round || dayNumber(day) !== number) wrong.push({ day, found, week, back })
      last.set(week.year, week.week)
      const key = `${week.year}-${week.month}`
      inMonth.set(key, (inMonth.get(key) ?? new Set()).add(week.week))
    }
    expect(wrong).toEqual([])
    for (let year = 1900; year <= 2200; year++) {
      expect(weeksInYear(year), String(year)).toBe(last.get(year))
      const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((month) => {
        const weeks = weeksOfMonth(year, month)
        expect(weeks, `${year}-${month}`).toEqual([...(inMonth.get(`${year}-${month}`) ?? [])])
        return weeks
      })
      expect(all).toEqual(Array.from({ length: weeksInYear(year) }, (_, at) => at + 1))
    }
  })
})

describe('weeks', () => {
  it('follow the year of their Thursday', () => {
    expect(weeksInYear(2026)).toBe(53)
    expect(weeksInYear(2025)).toBe(52)
    expect(isoWeekOf({ year: 2025, month: 12, day: 29 })).toEqual({ year: 2026, month: 1, week: 1 })
    expect(isoWeekOf({ year: 2027, month: 1, day: 3 })).toEqual({ year: 2026, month: 12, week: 53 })
  })

  it('have seven days, Monday first, that lead back to them', () => {
    fc.assert(
      fc.property(date, (day) => {
        const { year, week } = isoWeekOf(day)
        const days = daysOfWeek(year, week)
        expect(days).toContainEqual(day)
        expect(days.map(dayNumber)).toEqual(days.map((_, at) => dayNumber(days[0] ?? day) + at))
        for (const each of days) expect(isoWeekOf(each)).toMatchObject({ year, week })
      }),
    )
  })
})

describe('the grid of a month', () => {
  it('holds each of its days once, in whole weeks', () => {
    fc.assert(
      fc.property(date, ({ year, month }) => {
        const lines = monthGrid(year, month)
        const days = lines.flatMap((line) => line.days)
        expect(lines.every((line) => line.days.length === 7)).toBe(true)
        expect(days.filter((day) => day.year === year && day.month === month).map(({ day }) => day)).toEqual(
          Array.from({ length: daysInMonth(year, month) }, (_, at) => at + 1),
        )
        expect(lines.every((line) => line.days.some((day) => day.month === month))).toBe(true)
        const numbers = days.map(dayNumber)
        expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
      }),
    )
  })

  it('begins on Monday', () => {
    expect(monthGrid(2026, 11)[0]?.days[0]).toEqual({ year: 2026, month: 10, day: 26 })
    expect(monthGrid(2026, 12).map(({ week }) => week)).toEqual([49, 50, 51, 52, 53])
    expect(monthGrid(2021, 2)).toHaveLength(4)
  })
})

describe('today', () => {
  const newYear = new Date('2026-12-31T12:00:00Z')

  it.each([
    ['Pacific/Kiritimati', { year: 2027, month: 1, day: 1 }],
    ['America/Los_Angeles', { year: 2026, month: 12, day: 31 }],
  ])('is the day on the wall in %s', (name, day) => {
    process.env.TZ = name
    expect(calendarDateOf(newYear)).toEqual(day)
    expect(yearChoices(newYear)).toEqual([-1, 0, 1, 2].map((step) => day.year + step))
  })
})
