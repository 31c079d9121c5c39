import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextSize } from './SplitPanePart.js'

const limits = fc
  .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), fc.boolean())
  .map(([min, more, collapsible]) => ({ min, max: min + more, collapsible }))

it('stays within its limits, or is folded away where it may be', () => {
  fc.assert(
    fc.property(fc.double({ min: -2000, max: 2000, noNaN: true }), limits, (wanted, given) => {
      const size = nextSize(wanted, given)
      if (size === 0) expect(given.collapsible).toBe(true)
      else expect(size).toBeGreaterThanOrEqual(given.min)
      expect(size).toBeLessThanOrEqual(given.max)
    }),
  )
})

it('folds away below half of the smallest width only', () => {
  expect(nextSize(81, { min: 160, max: 640, collapsible: true })).toBe(160)
  expect(nextSize(79, { min: 160, max: 640, collapsible: true })).toBe(0)
  expect(nextSize(0, { min: 160, max: 640, collapsible: false })).toBe(160)
})
