import { addDays, daysOfRange, isValidOn, openEnd } from '@embpm/calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisAround, lookOn, shareOf, spanOn, timeAxis } from './timeAxis.js'

const axis = timeAxis('quarter', '2026-05-20', 4)

test('an axis begins with the column of its first day and ends with that of its last', () => {
  expect(axis).toMatchObject({ validFrom: '2026-04-01', validTo: '2027-03-31' })
  expect(axis.ticks.map(({ start }) => start)).toEqual(['2026-04-01', '2026-07-01', '2026-10-01', '2027-01-01'])
  expect(timeAxis('year', '2026-05-20', 2)).toMatchObject({ validFrom: '2026-01-01', validTo: '2027-12-31' })
  expect(timeAxis('month', '2026-05-31', 2).ticks.map(({ start }) => start)).toEqual(['2026-05-01', '2026-06-01'])
})

test.each(['month', 'quarter', 'year'] as const)(
  'by %s today is in sight, and a step there and back changes nothing',
  (unit) => {
    const day = fc.nat(4000).map((count) => addDays('2020-01-01', count))
    fc.assert(
      fc.property(day, fc.integer({ min: -5, max: 5 }), (today, steps) => {
        const shown = axisAround(unit, today)
        expect(isValidOn(shown, today)).toBe(true)
        const moved = axisAround(unit, today, steps)
        expect(moved.ticks).toHaveLength(shown.ticks.length)
        expect(Math.sign(Number(moved.validFrom > shown.validFrom) - Number(moved.validFrom < shown.validFrom))).toBe(
          Math.sign(steps),
        )
      }),
    )
  },
)

test('months are those of a year, and go on by half a year', () => {
  expect(axisAround('month', '2026-11-22')).toMatchObject({ validFrom: '2026-07-01', validTo: '2027-06-30' })
  expect(axisAround('month', '2026-11-22', 1)).toMatchObject({ validFrom: '2027-01-01', validTo: '2027-12-31' })
})

const days = fc.tuple(fc.integer({ min: -500, max: 800 }), fc.option(fc.nat(900))).map(([from, length]) => {
  const validFrom = addDays(axis.validFrom, from)
  return { validFrom, validTo: length === null ? openEnd : addDays(validFrom, length) }
})

test('a bar covers exactly the days in sight, and says on which sides it goes on', () => {
  const inSight = daysOfRange({ start: axis.validFrom, end: axis.validTo })
  fc.assert(
    fc.property(days, (bar) => {
      const span = spanOn(axis, bar)
      const held = inSight.filter((day) => isValidOn(bar, day))
      expect(span === null).toBe(held.length === 0)
      if (!span) return
      expect(span.width).toBeCloseTo((held.length / inSight.length) * 100)
      expect(span.at).toBeCloseTo(shareOf(axis, held[0] ?? ''))
      expect([span.before, span.after]).toEqual([bar.validFrom < axis.validFrom, bar.validTo > axis.validTo])
    }),
  )
})

test('what holds on a day looks valid on it, and on no other', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -600, max: 900 }), (bar, count) => {
      const day = addDays(axis.validFrom, count)
      expect(lookOn(bar, day) === 'valid').toBe(isValidOn(bar, day))
      expect(lookOn(bar, day) === 'planned').toBe(day < bar.validFrom)
    }),
  )
})
