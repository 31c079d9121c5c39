import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { addDays, differenceInDays } from './arithmetic.js'
import { partsOf } from './day.js'
import { endOfWeek, startOfWeek } from './range.js'
import { daysInMonth, daysOfWeek, isoWeekOf, monthGrid, weekdayOf, weeksInYear, weeksOfMonth } from './week.js'

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
    if (week && at.getUTCFullYear() >= first)
      yield { day: at.toISOString().slice(0, 10), week, weekday: at.getUTCDay() || 7 }
  }
}

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles']
const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

const day = fc.nat(3_650_000).map((later) => addDays('0001-01-08', later))

describe.each(zones)('from 1900 to 2200, in %s', (name) => {
  it('gives every day its day of the week, its week and the month of its week', () => {
    process.env.TZ = name
    const wrong: unknown[] = []
    const last = new Map<number, number>()
    const inMonth = new Map<string, Set<number>>()
    let before = '1899-12-31'
    for (const { day, week, weekday } of walk(1900, 2201)) {
      const found = isoWeekOf(day)
      const same = found.year === week.year && found.month === week.month && found.week === week.week
      const follows = addDays(before, 1) === day && differenceInDays(day, before) === 1
      if (!same || !follows || weekdayOf(day) !== weekday) wrong.push({ day, found, week, before })
      before = day
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
  it.each([
    ['2024-12-30', 1],
    ['2025-12-29', 1],
    ['2026-01-01', 1],
    ['2026-11-20', 47],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2021-01-01', 53],
  ])('%s is in week %i', (day, week) => {
    expect(isoWeekOf(day).week).toBe(week)
  })

  it('follow the year of their Thursday', () => {
    expect(weeksInYear(2026)).toBe(53)
    expect(weeksInYear(2025)).toBe(52)
    expect(isoWeekOf('2025-12-29')).toEqual({ year: 2026, month: 1, week: 1 })
    expect(isoWeekOf('2027-01-03')).toEqual({ year: 2026, month: 12, week: 53 })
  })

  it('have one number more each Monday, or 1 again', () => {
    fc.assert(
      fc.property(day, (day) => {
        const [before, here] = [isoWeekOf(addDays(day, -1)).week, isoWeekOf(day).week]
        if (weekdayOf(day) === 1) expect(here === before + 1 || here === 1).toBe(true)
        else expect(here).toBe(before)
      }),
    )
  })

  it('have seven days, Monday first, that lead back to them', () => {
    fc.assert(
      fc.property(day, (day) => {
        const { year, week } = isoWeekOf(day)
        const days = daysOfWeek(year, week)
        expect(days).toContain(day)
        expect(days.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
        expect([days[0], days[6]]).toEqual([startOfWeek(day), endOfWeek(day)])
        for (const [at, each] of days.entries()) {
          expect(differenceInDays(each, days[0] ?? day)).toBe(at)
          expect(isoWeekOf(each)).toMatchObject({ year, week })
        }
      }),
    )
  })
})

describe('the grid of a month', () => {
  it('holds each of its days once, in whole weeks', () => {
    fc.assert(
      fc.property(day, (any) => {
        const { year, month } = partsOf(any)
        const lines = monthGrid(year, month)
        const days = lines.flatMap((line) => line.days)
        expect(lines.every((line) => line.days.length === 7)).toBe(true)
        expect(days.filter((day) => day.startsWith(any.slice(0, 7))).map((day) => partsOf(day).day)).toEqual(
          Array.from({ length: daysInMonth(year, month) }, (_, at) => at + 1),
        )
        expect(lines.every((line) => line.days.some((day) => partsOf(day).month === month))).toBe(true)
        expect(days).toEqual(days.map((_, at) => addDays(days[0] ?? any, at)))
      }),
    )
  })

  it('begins on Monday', () => {
    expect(monthGrid(2026, 11)[0]?.days[0]).toBe('2026-10-26')
    expect(monthGrid(2026, 12).map(({ week }) => week)).toEqual([49, 50, 51, 52, 53])
    expect(monthGrid(2021, 2)).toHaveLength(4)
  })
})
