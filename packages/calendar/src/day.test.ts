import * as fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  differenceInDays,
  differenceInMonths,
  differenceInWeeks,
  differenceInYears,
} from './arithmetic.js'
import {
  compareDays,
  dayOf,
  endOfDay,
  isDay,
  localEndOfDay,
  localStartOfDay,
  partsOf,
  startOfDay,
  toDay,
} from './day.js'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'America/Sao_Paulo', 'Pacific/Apia']
const day = fc.nat(2_000_000).map((later) => addDays('1700-01-01', later))
const step = fc.integer({ min: -1200, max: 1200 })

test('a day exists, or is none', () => {
  fc.assert(
    fc.property(day, (day) => {
      expect(isDay(day)).toBe(true)
      expect(toDay(partsOf(day))).toBe(day)
    }),
  )
  for (const text of [
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20.11.2026',
    '2026-11-20T10:00',
    '0000-01-01',
  ])
    expect(isDay(text), text).toBe(false)
  expect(toDay({ year: 2028, month: 2, day: 29 })).toBe('2028-02-29')
  expect(toDay({ year: 2026, month: 2, day: 29 })).toBeNull()
  expect(toDay({ year: 0, month: 1, day: 1 })).toBeNull()
})

describe.each(zones)('adding, in %s', (name) => {
  it('is undone by the difference, in order, for days, weeks, months and years', () => {
    process.env.TZ = name
    fc.assert(
      fc.property(day, step, (from, count) => {
        for (const [add, difference] of [
          [addDays, differenceInDays],
          [addWeeks, differenceInWeeks],
        ] as const) {
          expect(difference(add(from, count), from)).toBe(count)
          expect(add(add(from, count), -count)).toBe(from)
          expect(Math.sign(compareDays(add(from, count), from))).toBe(Math.sign(count))
        }
        // From the first of a month no month is too short.
        const first = `${from.slice(0, 7)}-01`
        expect(differenceInMonths(addMonths(first, count), first)).toBe(count)
        expect(differenceInYears(addYears(first, Math.trunc(count / 12)), first)).toBe(Math.trunc(count / 12) + 0)
      }),
    )
  })

  it('leaves out no day and repeats none', () => {
    process.env.TZ = name
    // Apia has no 2011-12-30, Kiritimati no 1994-12-31, and in São Paulo some days had no midnight.
    for (const around of ['1994-12-30', '2011-12-29', '2018-11-03'])
      expect([0, 1, 2, 3].map((later) => differenceInDays(addDays(around, later), around))).toEqual([0, 1, 2, 3])
    expect(addDays('2011-12-29', 1)).toBe('2011-12-30')
  })
})

test('a month that is too short gives its last day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
})

test('differences count what is complete', () => {
  expect(differenceInWeeks('2026-11-20', '2026-11-07')).toBe(1)
  expect(differenceInMonths('2026-11-19', '2026-10-20')).toBe(0)
  expect(differenceInYears('2026-11-19', '2000-11-20')).toBe(25)
  expect(differenceInYears('2026-11-20', '2000-11-20')).toBe(26)
})

test('there is nothing after the year 9999', () => {
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
  expect(() => addDays('0001-01-01', -1)).toThrow(RangeError)
  expect(() => addDays('no day', 1)).toThrow(RangeError)
})

describe('the day of a moment', () => {
  const newYear = new Date('2026-12-31T12:00:00Z')

  it.each([
    ['Pacific/Kiritimati', '2027-01-01'],
    ['America/Los_Angeles', '2026-12-31'],
  ])('is what the clock on the wall shows in %s', (name, day) => {
    process.env.TZ = name
    expect(dayOf(newYear)).toBe(day)
  })

  it('tells how many days ago something was, whatever the time of day', () => {
    const between = (earlier: string, later: string) =>
      differenceInDays(dayOf(new Date(later)), dayOf(new Date(earlier)))
    expect(between('2026-11-19T23:59:59', '2026-11-20T00:00:01')).toBe(1)
    expect(between('2026-11-20T00:00:00', '2026-11-20T23:59:59')).toBe(0)
    expect(between('2026-03-28T12:00:00', '2026-03-30T01:00:00')).toBe(2)
    expect(between('2026-11-21T00:00:00', '2026-11-20T23:00:00')).toBe(-1)
  })

  it.each(zones)('begins and ends with the day in %s', (name) => {
    process.env.TZ = name
    const modern = fc.nat(20_000).map((later) => addDays('2012-01-01', later))
    fc.assert(
      fc.property(modern, (day) => {
        const [start, end] = [localStartOfDay(day), localEndOfDay(day)]
        expect([start, end].map((moment) => dayOf(new Date(moment)))).toEqual([day, day])
        expect([start - 1, end + 1].map((moment) => dayOf(new Date(moment)))).toEqual([
          addDays(day, -1),
          addDays(day, 1),
        ])
        expect(new Date(startOfDay(day)).toISOString()).toBe(`${day}T00:00:00.000Z`)
        expect(new Date(endOfDay(day)).toISOString()).toBe(`${day}T23:59:59.999Z`)
      }),
    )
  })
})
