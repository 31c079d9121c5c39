import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { shortestPath } from './shortestPath.js'

const nodes = 12
const edges = fc.uniqueArray(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1)), { maxLength: 24 })
const node = fc.nat(nodes - 1)

const linked = (pairs: readonly (readonly [number, number])[], one: number) =>
  pairs.flatMap(([from, to]) => [...(from === one ? [to] : []), ...(to === one ? [from] : [])])

const search = (pairs: readonly (readonly [number, number])[], from: number, to: number, most = 1000) =>
  shortestPath({ from, to, most, placeOf: String, neighbours: (one) => Promise.resolve(linked(pairs, one)) })

/** How many steps there are between two, breadth first from one end; `undefined` where there is no way. */
function plainDistance(pairs: readonly (readonly [number, number])[], from: number, to: number): number | undefined {
  const distances = new Map([[from, 0]])
  const queue = [from]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of linked(pairs, at)) {
      if (distances.has(next)) continue
      distances.set(next, (distances.get(at) ?? 0) + 1)
      queue.push(next)
    }
  }
  return distances.get(to)
}

describe('the way between two', () => {
  test('is as long as that of a plain search, and each step of it is a link', async () => {
    await fc.assert(
      fc.asyncProperty(edges, node, node, async (pairs, from, to) => {
        const { way, bounded } = await search(pairs, from, to)
        const distance = plainDistance(pairs, from, to)
        expect(bounded).toBe(false)
        expect(way.length).toBe(distance === undefined ? 0 : distance + 1)
        if (distance === undefined) return
        expect([way[0]?.node, way.at(-1)?.node]).toEqual([from, to])
        for (const [index, { node: at }] of way.entries()) {
          const before = way[index - 1]
          if (before) expect(linked(pairs, before.node)).toContain(at)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('names the link of each step by who was found: the node itself, or on the way back the one before it', async () => {
    await fc.assert(
      fc.asyncProperty(edges, node, node, async (pairs, from, to) => {
        const { way } = await search(pairs, from, to)
        for (const [index, { node: at, link, isBack }] of way.entries()) {
          const before = way[index - 1]
          expect(link).toBe(before === undefined ? undefined : isBack ? before.node : at)
        }
      }),
    )
  })

  test('looks at no more than it may, says so, and finds nothing longer than there is', async () => {
    await fc.assert(
      fc.asyncProperty(edges, node, node, fc.integer({ min: 2, max: nodes }), async (pairs, from, to, most) => {
        const { way, lookedAt, bounded } = await search(pairs, from, to, most)
        expect(lookedAt).toBeLessThanOrEqual(most)
        const distance = plainDistance(pairs, from, to)
        if (way.length > 0) expect(way.length).toBe((distance ?? Number.NaN) + 1)
        else expect(bounded || distance === undefined).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('is no longer looked for when nobody waits', async () => {
    const gone = new AbortController()
    let asked = 0
    const found = shortestPath({
      from: 0,
      to: -1000,
      most: 1000,
      placeOf: String,
      neighbours: (one) => {
        asked += 1
        if (asked === 3) gone.abort()
        return Promise.resolve(one < 0 ? [one - 1, one - 2] : [one + 1, one + 2])
      },
      signal: gone.signal,
    })
    await expect(found).rejects.toThrow(/abort/)
    expect(asked).toBe(3)
  })
})
