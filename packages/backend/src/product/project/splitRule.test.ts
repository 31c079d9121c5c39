import { splitStandings, splitWays } from '@embpm/contract/order-split'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { distribute, splitOrder, type SplitCell } from './splitRule.js'

const sum = (numbers: readonly number[]) => numbers.reduce((so, one) => so + one, 0)

const hours = fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4)
const cell = fc.record({
  workingDays: fc.nat(7),
  standing: fc.constantFrom(...splitStandings),
  plannedHours: hours,
  plannedQuantity: fc.nat(100),
})
const cells = fc.array(cell, { maxLength: 60 }).map((list) =>
  list.map(({ workingDays, standing, plannedHours, plannedQuantity }, nth): SplitCell => ({
    period: `P${nth}`,
    start: '2026-01-01',
    end: '2026-01-01',
    workingDays,
    standing,
    existing: standing === 'existing' ? { id: `EX-${nth}`, plannedHours, plannedQuantity } : null,
  })),
)
const wish = fc.record({ way: fc.constantFrom(...splitWays), hours, quantity: fc.nat(5000) })

test('all that is distributed arrives, and no part gets less than nothing', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(31), { minLength: 1, maxLength: 60 }), (units, weights) => {
      const parts = distribute(units, weights)
      expect(sum(parts)).toBe(units)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      // Where something weighs anything, what weighs nothing gets nothing.
      if (sum(weights) > 0) expect(parts.filter((_, nth) => weights[nth] === 0).every((part) => part === 0)).toBe(true)
    }),
  )
})

test('equal parts differ by one unit at most', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 60 }), (units, count) => {
      const parts = distribute(
        units,
        Array.from({ length: count }, () => 1),
      )
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    }),
  )
})

test('each part is there once, what is there stays, and the sums are those that were asked for', () => {
  fc.assert(
    fc.property(cells, wish, (given, asked) => {
      const { parts, ...all } = splitOrder(given, asked)
      expect(parts.map(({ period }) => period)).toEqual(given.map(({ period }) => period))
      for (const [nth, { existing }] of given.entries()) {
        if (existing)
          expect(parts[nth]).toMatchObject({ executionId: existing.id, plannedHours: existing.plannedHours })
      }
      const there = given.flatMap(({ existing }) => existing ?? [])
      expect(all.hours).toBe(Math.max(asked.hours, sum(there.map(({ plannedHours }) => plannedHours))))
      expect(all.quantity).toBe(Math.max(asked.quantity, sum(there.map(({ plannedQuantity }) => plannedQuantity))))
      if (parts.some(({ standing }) => standing === 'new')) {
        expect(sum(parts.map(({ plannedHours }) => plannedHours))).toBeCloseTo(all.hours, 6)
        expect(sum(parts.map(({ plannedQuantity }) => plannedQuantity))).toBe(all.quantity)
      }
    }),
  )
})

test('splitting again adds nothing: the same parts, all of them there', () => {
  fc.assert(
    fc.property(cells, wish, (given, asked) => {
      const first = splitOrder(given, asked)
      const then = given.map((one, nth): SplitCell => {
        const part = first.parts[nth]
        if (one.standing !== 'new' || !part) return one
        const { plannedHours, plannedQuantity } = part
        return { ...one, standing: 'existing', existing: { id: `EX-${nth}`, plannedHours, plannedQuantity } }
      })
      const again = splitOrder(then, asked)
      expect(again.parts.filter(({ standing }) => standing === 'new')).toEqual([])
      expect(again.parts.map(({ plannedHours }) => plannedHours)).toEqual(first.parts.map((one) => one.plannedHours))
    }),
  )
})

test('without a wish each missing part is as those that are there', () => {
  const there = (plannedHours: number) => ({ id: 'EX-1', plannedHours, plannedQuantity: 10 })
  const at = (standing: SplitCell['standing'], existing: SplitCell['existing']): SplitCell => ({
    period: '2026-W01',
    start: '2026-01-01',
    end: '2026-01-04',
    workingDays: 2,
    standing,
    existing,
  })
  const { parts, hours: all } = splitOrder(
    [at('existing', there(6)), at('existing', there(10)), at('new', null), at('locked', null)],
    { way: 'evenly' },
  )
  expect(parts.map(({ plannedHours }) => plannedHours)).toEqual([6, 10, 8, 0])
  expect(all).toBe(24)
})
