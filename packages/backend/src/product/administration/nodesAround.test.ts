import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { nodesAround } from './nodesAround.js'

const nodes = 12
const edges = fc.uniqueArray(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1)), { maxLength: 24 })
const node = fc.nat(nodes - 1)
const depth = fc.constantFrom(1, 2, 3)

const linked = (pairs: readonly (readonly [number, number])[], one: number) =>
  pairs.flatMap(([from, to]) => [...(from === one ? [to] : []), ...(to === one ? [from] : [])])

const around = (pairs: readonly (readonly [number, number])[], from: number, steps: number, most = 1000) =>
  nodesAround({
    from,
    depth: steps,
    most,
    placeOf: String,
    neighbours: (one) => Promise.resolve(linked(pairs, one)),
  })

/** All that is at most so many steps away, and how far: what is linked with what is known, step by step. */
function plainDistances(pairs: readonly (readonly [number, number])[], from: number, steps: number) {
  const distances = new Map([[from, 0]])
  for (let step = 1; step <= steps; step += 1) {
    const known = [...distances.keys()]
    for (const one of known) for (const next of linked(pairs, one)) if (!distances.has(next)) distances.set(next, step)
  }
  distances.delete(from)
  return distances
}

test('is all that is at most so many steps away, each once with its distance, and the links among these', async () => {
  await fc.assert(
    fc.asyncProperty(edges, node, depth, async (pairs, from, steps) => {
      const found = await around(pairs, from, steps)
      const expected = plainDistances(pairs, from, steps)
      expect(found.left).toBe(0)
      expect(new Map(found.nodes.map((one) => [one.node, one.distance]))).toEqual(expected)
      expect(found.nodes).toHaveLength(expected.size)
      for (const { node: at, distance } of found.nodes)
        expect(
          found.links.some(({ of, neighbour }) => neighbour === at && of !== at),
          `${at} at ${distance}`,
        ).toBe(true)
      for (const { of, neighbour } of found.links) {
        expect(linked(pairs, of)).toContain(neighbour)
        expect([from, ...expected.keys()]).toEqual(expect.arrayContaining([of, neighbour]))
        expect(of).not.toBe(neighbour)
      }
    }),
    { numRuns: 500 },
  )
})

test('keeps no more than it may, counts what it leaves out, and every object that it keeps hangs together', async () => {
  await fc.assert(
    fc.asyncProperty(edges, node, depth, fc.integer({ min: 1, max: 6 }), async (pairs, from, steps, most) => {
      const { nodes: kept, links, left } = await around(pairs, from, steps, most)
      const all = plainDistances(pairs, from, steps)
      expect(kept).toHaveLength(Math.min(most, all.size))
      expect(left > 0).toBe(all.size > most)
      expect(kept.length + left).toBeLessThanOrEqual(all.size)
      const known = new Set([from])
      for (const { node: at, distance } of kept) {
        expect(distance).toBe(all.get(at))
        expect(links.some(({ of, neighbour }) => neighbour === at && known.has(of))).toBe(true)
        known.add(at)
      }
    }),
    { numRuns: 500 },
  )
})

test('prefers what is linked with few, and ends when nobody waits', async () => {
  // 1 and 2 are a step away; 1 leads to many.
  const pairs = [[0, 1], [0, 2], ...[3, 4, 5, 6, 7].map((one) => [1, one] as const), [2, 8]] as const
  const { nodes: kept, left } = await around(pairs, 0, 2, 3)
  expect(kept.map((one) => one.node)).toEqual([1, 2, 8])
  expect(left).toBe(5)
  const signal = AbortSignal.abort(new Error('gone'))
  await expect(
    nodesAround({ from: 0, depth: 1, most: 3, placeOf: String, neighbours: () => Promise.resolve([1]), signal }),
  ).rejects.toThrow('gone')
})
