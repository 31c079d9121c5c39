import { type ExplorerItem, type ExplorerLinks, explorerType } from '@embpm/contract/object-explorer'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nodeIdOf, shownAround } from './shownAround.js'

const kinds = ['users', 'processes', 'ricefws'] as const
const itemOf = (index: number): ExplorerItem => {
  const kind = kinds[index % kinds.length] ?? 'users'
  return { kind, id: `X-${index}`, type: explorerType(kind), key: `X-${index}`, title: '-', metadata: { ricefw: [] } }
}
const linksOf = (pairs: readonly (readonly [number, number])[]): ExplorerLinks => ({
  item: itemOf(0),
  usedIn: [],
  uses: [],
  around: {
    items: [...new Set(pairs.flat())].filter((one) => one !== 0).map((one) => ({ ...itemOf(one), distance: 1 })),
    links: pairs.map(([from, to]) => ({ from: itemOf(from), to: itemOf(to), fields: ['ownerId'], note: '' })),
    left: 0,
  },
  hidden: false,
})

test('users stand before what they use, each object once, with the link over which it is reached', () => {
  // 1 uses the object, which uses 2; 3 uses 2 as well.
  const { nodes, links } = shownAround(
    linksOf([
      [1, 0],
      [0, 2],
      [3, 2],
    ]),
    [],
  )
  expect(nodes.map(({ id, column }) => [id, column])).toEqual([
    ['users X-0', 1],
    ['processes X-1', 0],
    ['ricefws X-2', 2],
    ['users X-3', 1],
  ])
  expect(nodes.map(({ by }) => by?.before.id)).toEqual([undefined, 'X-0', 'X-0', 'X-2'])
  expect(links).toHaveLength(3)
})

test('what is shown hangs together without what is left out, and names no other object', () => {
  const pair = fc.tuple(fc.nat(12), fc.nat(12)).filter(([from, to]) => from !== to)
  const pairs = fc.uniqueArray(pair, { maxLength: 30, selector: String })
  fc.assert(
    fc.property(pairs, fc.subarray([...kinds]), (some, without) => {
      const { nodes, links } = shownAround(linksOf(some), without)
      const ids = nodes.map(({ id }) => id)
      expect(ids[0]).toBe(nodeIdOf(itemOf(0)))
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, item, by } of nodes.slice(1)) {
        expect(without).not.toContain(item.kind)
        expect([by?.link.from, by?.link.to]).toContain(id)
        expect(ids).toContain(by && nodeIdOf(by.before))
      }
      for (const { from, to } of links) expect(ids).toEqual(expect.arrayContaining([from, to]))
      // Nothing that is linked with something shown, and that is not left out, is missing.
      for (const [from, to] of some)
        for (const [one, other] of [
          [from, to],
          [to, from],
        ] as const)
          if (
            ids.includes(nodeIdOf(itemOf(one))) &&
            (other === 0 || !without.some((kind) => kind === itemOf(other).kind))
          )
            expect(ids).toContain(nodeIdOf(itemOf(other)))
    }),
  )
})
