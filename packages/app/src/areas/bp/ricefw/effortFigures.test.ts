import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { byPlan, overPlan, overPlanned } from './effortFigures.js'

const hours = fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4)
const groups = fc.uniqueArray(
  fc.record({ value: fc.string(), name: fc.string(), count: fc.nat(), planned: hours, actual: hours }),
  { selector: ({ value }) => value, maxLength: 30 },
)
const compare = new Intl.Collator('en').compare

test('groups are in order of their plan, and none is lost', () => {
  fc.assert(
    fc.property(groups, (some) => {
      const sorted = byPlan(some, compare)
      expect(new Set(sorted)).toEqual(new Set(some))
      const plans = sorted.map(({ planned }) => planned)
      expect(plans).toEqual(plans.toSorted((left, right) => right - left))
      expect(byPlan(some.toReversed(), compare).map(({ planned, actual }) => [planned, actual])).toEqual(
        sorted.map(({ planned, actual }) => [planned, actual]),
      )
    }),
  )
})

test('over plan is what was spent beyond it, the furthest first', () => {
  fc.assert(
    fc.property(groups, (some) => {
      const over = overPlanned(some)
      expect(over).toHaveLength(some.filter(({ planned, actual }) => actual > planned).length)
      expect(over[0] ? overPlan(over[0]) : 0).toBe(Math.max(0, ...some.map(({ planned, actual }) => actual - planned)))
    }),
  )
})
