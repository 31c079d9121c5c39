import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyToPaths, applyTreeOps, type TreeOp } from './applyTreeOps.js'

interface Node {
  id: string
  parentId: string | null
  order: number
  childCount: number
}

const node = (id: string, parentId: string | null = null, childCount = 0): Node => ({
  id,
  parentId,
  order: 0,
  childCount,
})
const ids = (list: readonly Node[]) => list.map(({ id }) => id)

const ordered = (id: string, order: number): TreeOp<Node> => ({
  type: 'change',
  id,
  change: (before) => ({ ...before, order }),
})

const roots = [node('a', null, 2), node('b', null, 1), node('c')]
const [a, b, c] = roots
const belowA = [node('a1', 'a'), node('a2', 'a')]

describe('applyTreeOps', () => {
  test('moves a node among its siblings', () => {
    const op = { type: 'move', node: roots[2] ?? node('c'), parentId: null, beforeId: 'b' } as const
    expect(ids(applyTreeOps(roots, null, [op]))).toEqual(['a', 'c', 'b'])
    expect(applyTreeOps(belowA, 'a', [op])).toBe(belowA)
  })

  test('moves a node below another one and counts the children of both', () => {
    const op = { type: 'move', node: belowA[0] ?? node('a1', 'a'), parentId: 'b', beforeId: null } as const
    expect(applyTreeOps(roots, null, [op])).toEqual([{ ...a, childCount: 1 }, { ...b, childCount: 2 }, c])
    expect(ids(applyTreeOps(belowA, 'a', [op]))).toEqual(['a2'])
    expect(applyTreeOps([node('b1', 'b')], 'b', [op])).toEqual([node('b1', 'b'), node('a1', 'b')])
  })

  test('adds, changes and removes', () => {
    const added = node('a3', 'a')
    expect(ids(applyTreeOps(belowA, 'a', [{ type: 'add', node: added, beforeId: 'a2' }]))).toEqual(['a1', 'a3', 'a2'])
    expect(applyTreeOps(roots, null, [{ type: 'add', node: added, beforeId: null }])[0]).toMatchObject({
      childCount: 3,
    })
    expect(applyTreeOps(roots, null, [ordered('c', 7)])[2]?.order).toBe(7)
    const op = { type: 'remove', node: belowA[1] ?? node('a2', 'a') } as const
    expect(ids(applyTreeOps(belowA, 'a', [op]))).toEqual(['a1'])
    expect(applyTreeOps(roots, null, [op])[0]).toMatchObject({ childCount: 1 })
  })

  test('an answer that already holds the change lists nothing twice', () => {
    const lists = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1 })
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (numbers, which, where) => {
        const list = numbers.map((number) => node(`n${number}`))
        const moved = list[which % list.length] ?? node('n')
        const before = list[where % list.length] ?? moved
        const op = { type: 'move', node: moved, parentId: null, beforeId: before.id } as const
        const once = applyTreeOps(list, null, [op])
        expect(ids(once).toSorted()).toEqual(ids(list).toSorted())
        if (before !== moved) expect(applyTreeOps(once, null, [op])).toEqual(once)
      }),
    )
  })
})

test('applyToPaths drops what was removed and shows what was changed', () => {
  const paths = [[roots[0] ?? node('a'), belowA[0] ?? node('a1', 'a')], [roots[2] ?? node('c')]]
  expect(applyToPaths(paths, [{ type: 'remove', node: roots[0] ?? node('a') }]).map(ids)).toEqual([['c']])
  const changed = applyToPaths(paths, [ordered('a1', 3)])
  expect(changed[0]?.[1]?.order).toBe(3)
  expect(changed[1]).toBe(paths[1])
})
