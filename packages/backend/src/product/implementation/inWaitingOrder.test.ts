import { lateIn, ringIn } from '@embpm/contract/scenario-build'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { inWaitingOrder } from './inWaitingOrder.js'

interface Step {
  ref: string
  id: string
  predecessors: string[]
}

/** Any sequence of steps; `forward` for one without rings. */
const sequences = (forward: boolean) =>
  fc.integer({ min: 1, max: 12 }).chain((count) =>
    fc
      .array(fc.array(fc.nat({ max: count - 1 }), { maxLength: 3 }), { minLength: count, maxLength: count })
      .map((links) =>
        links.map((link, place): Step => {
          const before = link.filter((one) => !forward || one < place).map((one) => `S${one}`)
          return { ref: `S${place}`, id: `S${place}`, predecessors: [...new Set(before)] }
        }),
      )
      .chain((steps) => fc.shuffledSubarray(steps, { minLength: steps.length })),
  )

test('each comes behind what it waits for, and nothing is lost', () => {
  fc.assert(
    fc.property(sequences(true), (steps) => {
      const ordered = inWaitingOrder(steps)
      expect(new Set(ordered)).toEqual(new Set(steps))
      expect(ordered).toHaveLength(steps.length)
      expect(lateIn(ordered).size).toBe(0)
    }),
  )
})

test('written in this order, no step on the way has a ring', () => {
  fc.assert(
    fc.property(sequences(true), sequences(true), (before, after) => {
      const now = new Map(before.map((one) => [one.ref, one]))
      for (const one of inWaitingOrder(after)) {
        now.set(one.ref, one)
        expect(ringIn([...now.values()])).toBeNull()
      }
    }),
  )
})

test('a ring is named by the way from one back to it, and ends also where there is one', () => {
  fc.assert(
    fc.property(sequences(false), (steps) => {
      expect(inWaitingOrder(steps)).toHaveLength(steps.length)
      const ring = ringIn(steps)
      if (!ring) return
      expect(ring.at(0)).toBe(ring.at(-1))
      const byId = new Map(steps.map((one) => [one.id, one]))
      const links = ring.slice(1).map((id, place) => [ring[place] ?? '', id] as const)
      const waits = (from: string, to: string) => byId.get(from)?.predecessors.includes(to) ?? false
      expect(links.every(([a, b]) => waits(a, b)) || links.every(([a, b]) => waits(b, a))).toBe(true)
    }),
  )
})
