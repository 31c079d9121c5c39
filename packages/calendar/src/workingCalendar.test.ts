import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from './arithmetic.js'
import { dayNumber, dayOfNumber } from './dayNumber.js'
import { easterOf, holidayRegions, holidaysOf } from './holidays.js'
import { daysOfRange } from './range.js'
import { weekdayOf } from './week.js'
import {
  addWorkingDays,
  daysOffFrom,
  workingCalendar,
  workingDayFrom,
  workingDaysIn,
  workingDayUpTo,
} from './workingCalendar.js'

const day = fc.integer({ min: -60, max: 200 * 365 }).map((later) => addDays('1950-01-01', later))
const near = fc.nat(1500).map((later) => addDays('2025-01-01', later))
const rules = fc.record({
  workweek: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  region: fc.constantFrom(undefined, ...holidayRegions),
  holidays: fc.array(fc.record({ day: near, name: fc.constant('Town fair') }), { maxLength: 4 }),
  exceptions: fc.array(
    fc.record({ start: near, length: fc.nat(20), works: fc.boolean() }).map(({ start, length, works }) => ({
      start,
      end: addDays(start, length),
      works,
      name: 'Shutdown',
    })),
    { maxLength: 4 },
  ),
})

test('the number of a day and back', () => {
  fc.assert(
    fc.property(day, (one) => {
      expect(dayOfNumber(dayNumber(one))).toBe(one)
      expect(dayNumber(addDays(one, 1))).toBe(dayNumber(one) + 1)
    }),
  )
})

test('Easter is a Sunday between 22 March and 25 April, and that of known years', () => {
  for (let year = 1900; year <= 2200; year += 1) {
    const easter = easterOf(year)
    expect(weekdayOf(easter)).toBe(7)
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
  }
  expect([1943, 2000, 2019, 2024, 2026, 2038, 2100].map(easterOf)).toEqual([
    '1943-04-25',
    '2000-04-23',
    '2019-04-21',
    '2024-03-31',
    '2026-04-05',
    '2038-04-25',
    '2100-03-28',
  ])
})

describe('the holidays of a region', () => {
  it.each([
    ['DE-BY', '2026-06-04', 'Fronleichnam'],
    ['DE-NW', '2026-05-25', 'Pfingstmontag'],
    ['PL', '2026-11-11', 'Narodowe Święto Niepodległości'],
    ['PT', '2026-06-04', 'Corpo de Deus'],
    ['BR', '2026-11-20', 'Dia da Consciência Negra'],
    ['FR', '2026-05-14', 'Ascension'],
    ['US', '2026-11-26', 'Thanksgiving Day'],
    ['US', '2026-05-25', 'Memorial Day'],
    ['GB', '2026-08-31', 'Summer bank holiday'],
  ] as const)('in %s has %s', (region, found, name) => {
    expect(holidaysOf(region, 2026)).toContainEqual({ day: found, name })
  })

  it('are in their order, each within its year', () => {
    for (const region of holidayRegions)
      for (let year = 1990; year < 2100; year += 1) {
        const days = holidaysOf(region, year).map((one) => one.day)
        expect(days).toEqual(days.toSorted())
        expect(days.every((one) => one.startsWith(String(year)))).toBe(true)
      }
  })
})

describe('a working calendar', () => {
  it('counts each working day once, and no other', () => {
    fc.assert(
      fc.property(rules, near, fc.nat(400), (one, start, length) => {
        const calendar = workingCalendar(one)
        const end = addDays(start, length)
        expect(workingDaysIn(calendar, { start, end })).toBe(
          daysOfRange({ start, end }).filter(calendar.isWorking).length,
        )
      }),
    )
  })

  it('finds the working day of each number, also before the year 2000', () => {
    fc.assert(
      fc.property(rules, day, (one, from) => {
        const calendar = workingCalendar(one)
        const next = workingDayFrom(calendar, from)
        expect(calendar.isWorking(next)).toBe(true)
        expect(next >= from).toBe(true)
        expect(workingDaysIn(calendar, { start: from, end: next })).toBe(1)
        const last = workingDayUpTo(calendar, from)
        expect(calendar.isWorking(last)).toBe(true)
        expect(last <= from).toBe(true)
      }),
    )
  })

  it('goes back as far as it went on', () => {
    fc.assert(
      fc.property(rules, day, fc.integer({ min: -900, max: 900 }), (one, from, count) => {
        const calendar = workingCalendar(one)
        const start = workingDayFrom(calendar, from)
        const there = addWorkingDays(calendar, start, count)
        expect(calendar.isWorking(there)).toBe(true)
        expect(addWorkingDays(calendar, there, -count)).toBe(start)
        if (count >= 0) expect(workingDaysIn(calendar, { start, end: there })).toBe(count + 1)
      }),
    )
  })

  it('lets an exception win over a holiday, and says why a day is off', () => {
    const calendar = workingCalendar({
      workweek: [1, 2, 3, 4, 5],
      region: 'DE-BY',
      holidays: [{ day: '2026-07-27', name: 'Works outing' }],
      exceptions: [
        { start: '2026-12-24', end: '2027-01-06', works: false, name: 'Shutdown' },
        { start: '2026-12-30', end: '2026-12-30', works: true, name: 'Stocktaking' },
        { start: '2026-11-21', end: '2026-11-21', works: true, name: 'Made up for' },
      ],
    })
    expect(calendar.isWorking('2026-11-21')).toBe(true)
    expect(calendar.isWorking('2026-12-30')).toBe(true)
    expect(calendar.isWorking('2026-07-27')).toBe(false)
    expect(calendar.offBecause('2026-12-31')).toBe('Shutdown')
    expect(calendar.offBecause('2026-06-04')).toBe('Fronleichnam')
    expect(calendar.offBecause('2026-11-22')).toBeNull()
    expect(addWorkingDays(calendar, '2026-12-23', 1)).toBe('2026-12-30')
    expect(daysOffFrom(calendar, '2026-11-20', 2)).toEqual([
      { day: '2026-12-24', name: 'Shutdown' },
      { day: '2026-12-25', name: 'Shutdown' },
    ])
  })

  it('needs a weekday', () => {
    expect(() => workingCalendar({ workweek: [] })).toThrow(RangeError)
  })
})
