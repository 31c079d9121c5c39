import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { placement, refusalBelow } from './placement.js'
import { treeIndex } from './treeIndex.js'

interface Node {
  id: string
  parentId: string | null
  order: number
}

/** Any tree: each node stands below an earlier one or none. */
const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map((parents) =>
  parents.map((parent, index): Node => {
    const above = parent % (index + 1)
    return { id: `n${index}`, parentId: above === index ? null : `n${above}`, order: parent % 5 }
  }),
)

const moved = (nodes: readonly Node[], changes: ReadonlyMap<string, { parentId: string | null; order: number }>) =>
  nodes.map((node) => ({ ...node, ...changes.get(node.id) }))

const some = fc.nat({ max: 60 })

describe('moving a node', () => {
  test('puts it where it should be, keeps all others in their order and loses none', () => {
    fc.assert(
      fc.property(trees, some, some, some, (nodes, which, where, order) => {
        const tree = treeIndex(nodes)
        const node = nodes[which % nodes.length]
        const parentId = where > 50 ? null : (nodes[where % nodes.length]?.id ?? null)
        if (!node) return
        const changes = placement(tree, node, { parentId, order }, 1000)
        if (typeof changes === 'string') return
        const after = treeIndex(moved(nodes, changes))
        const siblings = after.children(parentId).map(({ id }) => id)
        const others = tree
          .children(parentId)
          .map(({ id }) => id)
          .filter((id) => id !== node.id)
        expect(siblings).toEqual(others.toSpliced(Math.min(order, others.length), 0, node.id))
        expect(after.inOrder).toHaveLength(nodes.length)
      }),
    )
  })

  test('never makes a ring, and refuses nothing else where depth does not matter', () => {
    fc.assert(
      fc.property(trees, some, some, (nodes, which, where) => {
        const tree = treeIndex(nodes)
        const node = nodes[which % nodes.length]
        const parent = nodes[where % nodes.length]
        if (!node || !parent) return
        const isBelow = tree.path(parent).includes(node)
        const answer = placement(tree, node, { parentId: parent.id, order: 0 }, 1000)
        expect(answer === 'below itself').toBe(isBelow)
      }),
    )
  })

  test('never makes a tree deeper than it may be, and says the new levels', () => {
    fc.assert(
      fc.property(trees, some, some, (nodes, which, where) => {
        const tree = treeIndex(nodes)
        const node = nodes[which % nodes.length]
        const parent = nodes[where % nodes.length]
        const depth = (index: typeof tree) => Math.max(...index.inOrder.map((one) => index.path(one).length))
        const deepest = depth(tree)
        if (!node || !parent) return
        const changes = placement(tree, node, { parentId: parent.id, order: 0 }, deepest)
        if (typeof changes === 'string') return
        const after = treeIndex(moved(nodes, changes))
        expect(depth(after)).toBeLessThanOrEqual(deepest)
        for (const [id, { level }] of changes) {
          const one = after.get(id)
          expect(one && after.path(one).length).toBe(level)
        }
      }),
    )
  })

  test('needs a parent that exists', () => {
    const nodes: Node[] = [{ id: 'a', parentId: null, order: 0 }]
    const tree = treeIndex(nodes)
    expect(nodes.map((node) => placement(tree, node, { parentId: 'x', order: 0 }, 6))).toEqual(['unknown parent'])
    expect(refusalBelow(tree, 'x', 6)).toBe('unknown parent')
    expect(refusalBelow(tree, 'a', 1)).toBe('too deep')
    expect(refusalBelow(tree, 'a', 2)).toBeUndefined()
  })
})

test('a tree whose nodes refer to each other ends', () => {
  const ring: Node[] = [
    { id: 'a', parentId: 'b', order: 0 },
    { id: 'b', parentId: 'a', order: 0 },
  ]
  const tree = treeIndex(ring)
  expect(tree.inOrder).toEqual([])
  expect(ring.map((node) => tree.path(node).length)).toEqual([2, 2])
})
