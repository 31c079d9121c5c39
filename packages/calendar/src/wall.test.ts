import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallAfter, wallMinutes } from './wall.js'

const times = fc
  .tuple(fc.integer({ min: 0, max: 30_000_000 }), fc.boolean())
  .map(([minutes, isDay]) => wallAfter('1990-01-01T00:00', minutes).slice(0, isDay ? 10 : 16))

test('what was added lies between', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -20_000, max: 20_000 }), (time, count) => {
      const minutes = time.length === 10 ? count * 1440 : count
      expect(wallMinutes(time, wallAfter(time, minutes))).toBe(minutes)
    }),
  )
})

test('days and minutes stay what they are', () => {
  expect(wallAfter('2026-02-28', 1440)).toBe('2026-03-01')
  expect(wallAfter('2026-12-31T23:45', 30)).toBe('2027-01-01T00:15')
  expect(wallMinutes('2026-03-28', '2026-03-30')).toBe(2880)
})
