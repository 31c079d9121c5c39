import * as fc from 'fast-check'
import { intervalKey, sortPeriods, weeksInYear } from '@embpm/calendar'
import { describe, expect, it, test } from 'vitest'
import { monthName, monthState, periodOptions, toggleMonthGroup, weekKeysOf, yearChoices } from './periodOptions.js'

const year = fc.integer({ min: 1900, max: 2200 })
const group = fc.tuple(year, fc.integer({ min: 1, max: 12 })).map(([year, month]) => intervalKey({ year, month }))
const chosen = (at: number) =>
  fc.subarray(periodOptions(at, 'en').map(({ value }) => value)).map((keys) => sortPeriods(keys))

describe('periodOptions', () => {
  it('lists 12 months, each with its weeks', () => {
    fc.assert(
      fc.property(year, (at) => {
        const options = periodOptions(at, 'en')
        expect(options.filter(({ isMonth }) => isMonth)).toHaveLength(12)
        expect(options.filter(({ isMonth }) => !isMonth)).toHaveLength(weeksInYear(at))
        expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
        for (const { group: month } of options)
          expect(weekKeysOf(month)).toEqual(
            options.filter((option) => option.group === month && !option.isMonth).map(({ value }) => value),
          )
      }),
    )
  })

  it('names them in the language of the reader, in any time zone', () => {
    const december = periodOptions(2026, 'en').slice(-6)
    expect(december.map(({ label }) => label)).toEqual(['December 2026', 'W49', 'W50', 'W51', 'W52', 'W53'])
    expect(december[0]).toEqual({ value: '2026-12', label: 'December 2026', group: '2026-12', isMonth: true })
    expect(periodOptions(2026, 'de', (week) => `KW${week}`)[1]?.label).toBe('KW1')
    const zone = process.env.TZ
    for (const name of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      process.env.TZ = name
      expect(monthName(2026, 3, 'de')).toBe('März 2026')
      expect(monthName(2026, 3, 'pl')).toBe('marzec 2026')
      expect(monthName(2026, 1, 'fa', { month: 'long' })).toMatch(/ژانویه/)
    }
    process.env.TZ = zone
  })
})

describe('the header of a month', () => {
  it('chooses all its weeks, then none, and touches no other month', () => {
    fc.assert(
      fc.property(
        group.chain((month) => fc.tuple(fc.constant(month), chosen(Number(month.slice(0, 4))))),
        ([month, keys]) => {
          const state = monthState(keys, month)
          const next = toggleMonthGroup(keys, month)
          const own = [month, ...weekKeysOf(month)]
          expect(monthState(next, month)).toBe(state === 'all' ? 'none' : 'all')
          expect(next.filter((key) => !own.includes(key))).toEqual(keys.filter((key) => !own.includes(key)))
          if (state === 'none') expect(toggleMonthGroup(next, month)).toEqual(keys)
          expect(sortPeriods(next)).toEqual(next)
        },
      ),
    )
  })

  it('takes the month itself away too', () => {
    expect(toggleMonthGroup(['2026-03', '2026-W11', '2027-W01'], '2026-03')).toEqual(['2027-W01'])
  })

  it('keeps texts that are no keys, last', () => {
    expect(toggleMonthGroup(['Q1', '2026-W01'], '2026-02')).toEqual([
      '2026-W01',
      '2026-W06',
      '2026-W07',
      '2026-W08',
      '2026-W09',
      'Q1',
    ])
  })
})

test.each([
  ['Pacific/Kiritimati', 2027],
  ['America/Los_Angeles', 2026],
])('the years to choose from are those around today in %s', (name, year) => {
  const zone = process.env.TZ
  process.env.TZ = name
  expect(yearChoices(new Date('2026-12-31T12:00:00Z'))).toEqual([-1, 0, 1, 2].map((step) => year + step))
  process.env.TZ = zone
})
