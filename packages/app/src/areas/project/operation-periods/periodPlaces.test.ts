import { weeksOfMonth } from '@embpm/calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAfter, placesOf, rangeOf, type PeriodPlace } from './periodPlaces.js'

const year = (of: number) =>
  placesOf(
    Array.from({ length: 12 }, (_, month) => ({
      id: `M${month + 1}`,
      weeks: weeksOfMonth(of, month + 1).map((week) => ({ ...rest, id: `W${week}` })),
    })),
  )
const rest = {
  lockVersion: 1,
  number: 1,
  state: 'open' as const,
  start: '',
  end: '',
  executions: 0,
  decided: 0,
  hours: 0,
}
const find = (places: readonly PeriodPlace[], id: string): PeriodPlace => {
  const found = places.find((one) => one.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

test('a range of weeks goes over months, one with a month takes months', () => {
  const places = year(2026)
  expect(rangeOf(places, find(places, 'W46'), find(places, 'W43'))).toEqual(['W43', 'W44', 'W45', 'W46'])
  expect(rangeOf(places, find(places, 'M7'), find(places, 'W38'))).toEqual(['M7', 'M8', 'M9'])
  expect(rangeOf(places, find(places, 'W1'), find(places, 'W53'))).toHaveLength(53)
})

test('keys stay within the year and lead back', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown')
  fc.assert(
    fc.property(fc.constantFrom(2026, 2027), fc.array(keys), (of, pressed) => {
      const places = year(of)
      let at = find(places, 'M1')
      for (const key of pressed) {
        const next = placeAfter(places, at, key)
        if (!next) throw new Error(`${key} leads nowhere`)
        expect(places).toContain(next)
        at = next
      }
      expect(placeAfter(places, at, 'x')).toBeNull()
    }),
  )
})
