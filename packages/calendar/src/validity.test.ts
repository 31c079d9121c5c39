import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './arithmetic.js'
import type { Day } from './day.js'
import { daysOfRange } from './range.js'
import { gapsBetween, isValidOn, missingDays, openEnd, overlapOf, type Validity, validitySteps } from './validity.js'

const first = '2026-02-20'
const days = daysOfRange({ start: first, end: addDays(first, 59) })
/** Days that are looked at one by one: those of two months, and the last of all. */
const looked = [...days, openEnd]

/** From a day of the two months to a later one, or without an end. */
const validity = fc
  .tuple(fc.nat(days.length - 1), fc.nat(20), fc.boolean())
  .map(([from, length, isOpen]): Validity => ({
    validFrom: addDays(first, from),
    validTo: isOpen && length % 4 === 0 ? openEnd : addDays(first, Math.min(from + length, days.length - 1)),
  }))
const validities = fc.array(validity, { maxLength: 6 })

const on = (all: readonly Validity[], day: Day) => all.filter((one) => isValidOn(one, day))

test('an overlap has the days on which both hold, and no others', () => {
  fc.assert(
    fc.property(validity, validity, (one, other) => {
      const both = overlapOf(one, other)
      for (const day of looked)
        expect(both !== null && isValidOn(both, day)).toBe(isValidOn(one, day) && isValidOn(other, day))
      expect(overlapOf(other, one)).toEqual(both)
    }),
  )
})

test('missing days are those of the wanted ones that nothing covers, in order and as few stretches as can be', () => {
  fc.assert(
    fc.property(validity, validities, (wanted, covers) => {
      const missing = missingDays(wanted, covers)
      for (const day of looked)
        expect(on(missing, day)).toHaveLength(isValidOn(wanted, day) && on(covers, day).length === 0 ? 1 : 0)
      for (const [index, { validTo }] of missing.entries()) {
        const next = missing[index + 1]
        if (next) expect(next.validFrom > addDays(validTo, 1)).toBe(true)
      }
    }),
  )
})

test('each day is in the one step that names what holds on it, or in none', () => {
  fc.assert(
    fc.property(validities, (items) => {
      const steps = validitySteps(items)
      for (const day of looked) {
        const holding = on(items, day)
        const at = steps.filter((step) => isValidOn(step, day))
        expect(at).toHaveLength(holding.length === 0 ? 0 : 1)
        expect(at[0]?.items ?? []).toEqual(holding)
      }
    }),
  )
})

test('what never begins holds on no day', () => {
  const never = { validFrom: '2026-03-02', validTo: '2026-03-01' }
  expect(validitySteps([never])).toEqual([])
  expect(missingDays(never, [])).toEqual([])
  expect(overlapOf(never, { validFrom: '2026-01-01', validTo: openEnd })).toBeNull()
})

test('gaps are exactly the days between the first and the last on which nothing holds', () => {
  fc.assert(
    fc.property(validities, (all) => {
      const held = looked.filter((day) => on(all, day).length > 0)
      const [begin = openEnd, end = ''] = [held[0], held.at(-1)]
      for (const day of days) {
        const isBetween = begin < day && day < end && on(all, day).length === 0
        expect(on(gapsBetween(all), day)).toHaveLength(isBetween ? 1 : 0)
      }
    }),
  )
})
