import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleTo } from './scaleTo.js'

test('ends at a round number', () => {
  expect(scaleTo(97)).toEqual({ max: 100, step: 20 })
  expect(scaleTo(101)).toEqual({ max: 125, step: 25 })
  expect(scaleTo(8)).toEqual({ max: 8, step: 2 })
  expect(scaleTo(0)).toEqual({ max: 1, step: 1 })
})

test('reaches every value with few lines, none of which could be spared', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), fc.integer({ min: 2, max: 8 }), (value, lines) => {
      const { max, step } = scaleTo(value, lines)
      expect(max).toBeGreaterThanOrEqual(value * (1 - 1e-9))
      expect(max - step).toBeLessThan(value)
      expect(Math.round(max / step)).toBeLessThanOrEqual(lines)
      const digits = step / 10 ** Math.floor(Math.log10(step * (1 + 1e-9)))
      expect([1, 2, 2.5, 5].some((one) => Math.abs(one - digits) < 1e-6)).toBe(true)
    }),
  )
})
