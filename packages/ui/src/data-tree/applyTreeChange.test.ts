import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyTreeChange, type ApplyTreeChangeOptions } from './applyTreeChange.js'
import type { TreeChange } from './TreeChange.js'
import type { TreeNode } from './TreeNode.js'

const nodeOf = (id: string, name: string): TreeNode => ({
  internalId: `db-${id}`,
  id,
  parentId: null,
  order: 0,
  type: 'process',
  attr1: name,
  attr2: null,
  attr3: null,
  meta: null,
  children: [],
})

const factory = (): ApplyTreeChangeOptions => {
  let next = 0
  return {
    newNode: () => nodeOf(`new-${next++}`, 'New'),
    copyNode: (node) => ({ ...node, id: `copy-${next++}`, internalId: `db-copy-${next}` }),
  }
}

interface Line {
  id: string
  parentId: string | null
  order: number
  name: string
}

const lines = (nodes: readonly TreeNode[]): Line[] =>
  nodes.flatMap(({ id, parentId, order, attr1, children }) => [
    { id, parentId, order, name: attr1 },
    ...lines(children),
  ])
const ids = (nodes: readonly TreeNode[]) => lines(nodes).map(({ id }) => id)
const find = (nodes: readonly TreeNode[], id: string): TreeNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children, id)
    if (found) return found
  }
  return undefined
}

const check = (nodes: readonly TreeNode[], parentId: string | null = null) => {
  expect(nodes.map(({ order }) => order)).toEqual(nodes.map((_, i) => i))
  for (const node of nodes) {
    expect(node.parentId).toBe(parentId)
    check(node.children, node.id)
  }
}

interface Step {
  type: TreeChange<TreeNode>['type']
  picks: number[]
  parent: number
  index: number
}

const steps = fc.array(
  fc.record<Step>({
    type: fc.constantFrom('add', 'copy', 'move', 'delete', 'rename'),
    picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    parent: fc.nat(),
    index: fc.nat(4),
  }),
  { maxLength: 25 },
)

/** A change to what is there now. */
const changeOf = (nodes: readonly TreeNode[], { type, picks, parent, index }: Step): TreeChange<TreeNode> => {
  const all = ids(nodes)
  const keys = all.length === 0 ? ['gone'] : [...new Set(picks.map((pick) => all[pick % all.length] ?? ''))]
  const picked = keys.flatMap((key) => find(nodes, key) ?? [])
  const parentKey = parent % 4 === 0 ? null : (all[parent % Math.max(1, all.length)] ?? null)
  if (type === 'add') return { type, relation: 'child', parentKey, index }
  if (type === 'delete') return { type, keys, nodes: picked }
  if (type === 'rename') return { type, key: keys[0] ?? '', node: picked[0] ?? nodeOf('x', 'x'), label: `n${index}` }
  return { type, keys, nodes: picked, parentKey, index }
}

const start = (): readonly TreeNode[] => {
  let nodes: readonly TreeNode[] = []
  const options = factory()
  for (const [parentKey, index] of [
    [null, 0],
    [null, 1],
    ['new-0', 0],
    ['new-0', 1],
    ['new-2', 0],
  ] as const) {
    nodes = applyTreeChange(nodes, { type: 'add', relation: 'child', parentKey, index }, options)
  }
  return nodes
}

describe('any sequence of changes', () => {
  it('keeps ids unique, orders 0…n-1 and parents right, and loses nothing by moves', () => {
    fc.assert(
      fc.property(steps, (todo) => {
        let next = 100
        const options: ApplyTreeChangeOptions = {
          newNode: () => nodeOf(`n${next++}`, 'New'),
          copyNode: (node) => ({ ...node, id: `n${next++}` }),
        }
        let nodes = start()
        for (const step of todo) {
          const change = changeOf(nodes, step)
          const before = JSON.stringify(nodes)
          const after = applyTreeChange(nodes, change, options)
          expect(JSON.stringify(nodes)).toBe(before)
          check(after)
          expect(new Set(ids(after)).size).toBe(ids(after).length)
          if (change.type === 'move') expect(ids(after).toSorted()).toEqual(ids(nodes).toSorted())
          if (change.type === 'add') expect(ids(after)).toHaveLength(ids(nodes).length + 1)
          nodes = after
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is undone by its inverse', () => {
    fc.assert(
      fc.property(steps, fc.nat(), fc.nat(), fc.nat(4), (todo, pick, up, index) => {
        const options = factory()
        const apply = (now: readonly TreeNode[], change: TreeChange<TreeNode>) => applyTreeChange(now, change, options)
        // `start` has used the first ids of a factory of its own.
        for (let used = 0; used < 5; used++) options.newNode({ parentKey: null, index: 0 })
        const nodes = todo.reduce((now, step) => apply(now, changeOf(now, step)), start())
        const before = lines(nodes)
        const {
          id: key,
          parentId,
          order,
          name,
        } = before[pick % Math.max(1, before.length)] ?? {
          id: 'gone',
          parentId: null,
          order: 0,
          name: '',
        }
        const node = find(nodes, key)
        if (!node) return
        const moveTo = (parentKey: string | null, place: number): TreeChange<TreeNode> => ({
          type: 'move',
          keys: [key],
          nodes: [node],
          parentKey,
          index: place,
        })
        const target = before[up % (before.length + 1)]?.id ?? null
        expect(lines(apply(apply(nodes, moveTo(target, index)), moveTo(parentId, order)))).toEqual(before)
        const rename = (label: string): TreeChange<TreeNode> => ({ type: 'rename', key, node, label })
        expect(lines(apply(apply(nodes, rename('Other')), rename(name)))).toEqual(before)
        const added = apply(nodes, { type: 'add', relation: 'child', parentKey: key, index })
        const fresh = ids(added).find((id) => !find(nodes, id)) ?? ''
        expect(lines(apply(added, { type: 'delete', keys: [fresh], nodes: [] }))).toEqual(before)
      }),
    )
  })
})

describe('a change that cannot be made', () => {
  it('gives the same nodes: into itself, into what is below it, unknown keys', () => {
    const nodes = start()
    const options = factory()
    const root = nodes[0]
    const into = (parentKey: string) =>
      applyTreeChange(nodes, { type: 'move', keys: ['new-0'], nodes: root ? [root] : [], parentKey, index: 0 }, options)
    expect(into('new-0')).toBe(nodes)
    expect(into('new-4')).toBe(nodes)
    expect(into('gone')).toBe(nodes)
    expect(applyTreeChange(nodes, { type: 'delete', keys: ['gone'], nodes: [] }, options)).toBe(nodes)
    expect(applyTreeChange(nodes, { type: 'add', relation: 'child', parentKey: 'gone', index: 0 }, options)).toBe(nodes)
  })
})

it('copies a whole branch with new ids', () => {
  const nodes = start()
  const after = applyTreeChange(
    nodes,
    { type: 'copy', keys: ['new-0'], nodes: [], parentKey: null, index: 1 },
    factory(),
  )
  check(after)
  expect(ids(after)).toHaveLength(9)
  expect(after[1]?.children).toHaveLength(2)
})
