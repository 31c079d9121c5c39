import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { foldCase, searchTokens } from '../row-source/searchText.js'
import { flatTree } from './flatTree.js'
import { nestedTree } from './nestedTree.js'
import { TreeModel } from './TreeModel.js'
import type { TreePath, TreeSource } from './TreeSource.js'

interface Item {
  id: string
  name: string
  children: Item[]
}

const letters = fc.string({ unit: fc.constantFrom(...Array.from('abAB ςΣ')), maxLength: 4 })
/** Any forest: each node hangs below an earlier one or is a root. */
const forest = (maxLength = 40) =>
  fc.array(fc.record({ up: fc.nat(), name: letters }), { maxLength }).map((list) => {
    const roots: Item[] = []
    const all: Item[] = []
    for (const [i, { up, name }] of list.entries()) {
      const item: Item = { id: `k${i}`, name, children: [] }
      const parent = up % 4 === 0 ? undefined : all[up % (all.length + 1)]
      const siblings = parent?.children ?? roots
      siblings.push(item)
      all.push(item)
    }
    return roots
  })

const modelOf = (source: TreeSource<Item>, openKeys: readonly string[] = []) =>
  new TreeModel({ source, texts: (node) => [node.name], openKeys })

/** The rows as lines: indentation, key, and a sign for what is said below an open node. */
const linesOf = ({ view }: TreeModel<Item>): string[] =>
  Array.from({ length: view?.rowCount ?? 0 }, (_, i) => {
    const row = view?.rowAt(i) ?? 0
    const position = row < 0 ? ~row : row
    const key = view?.tree.nodes[position]?.id ?? '?'
    return '  '.repeat(view?.tree.depth[position] ?? 0) + key + (row < 0 ? `:${view?.loading?.[position]}` : '')
  })

const naive = (roots: readonly Item[], open: ReadonlySet<string>, depth = 0): string[] =>
  roots.flatMap((node) => [
    '  '.repeat(depth) + node.id,
    ...(open.has(node.id) ? naive(node.children, open, depth + 1) : []),
  ])

/** With what leads to them, all open; nothing below a hit but further hits. */
const naiveSearch = (roots: readonly Item[], search: string, depth = 0): string[] => {
  const tokens = searchTokens(search)
  return roots.flatMap((node) => {
    const below = naiveSearch(node.children, search, depth + 1)
    const hit = tokens.every((token) => foldCase(`${node.id}\n${node.name}`).includes(token))
    return hit || below.length > 0 ? ['  '.repeat(depth) + node.id, ...below] : []
  })
}

const everything = (roots: readonly Item[]): Item[] => roots.flatMap((node) => [node, ...everything(node.children)])

/** Searches, and waits for what a busy machine did not find at once. */
async function search(model: TreeModel<Item>, text: string) {
  model.setSearch(text)
  await vi.waitUntil(() => !model.stale, { interval: 1, timeout: 10_000 })
}

describe('rows in memory', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ open: fc.nat(60) }),
      fc.record({ close: fc.nat(60) }),
      fc.record({ search: fc.constantFrom('', 'a', 'B a', 'k1', 'σ', 'nothing') }),
      fc.constantFrom({ all: true }, { all: false }),
    ),
    { maxLength: 20 },
  )

  it('are those of a naive tree after any steps, each key once', async () => {
    await fc.assert(
      fc.asyncProperty(forest(), steps, async (roots, todo) => {
        const model = modelOf(nestedTree(roots))
        const open = new Set<string>()
        for (const step of todo) {
          if ('search' in step) {
            await search(model, step.search)
            expect(linesOf(model)).toEqual(step.search === '' ? naive(roots, open) : naiveSearch(roots, step.search))
            await search(model, '')
          } else if ('all' in step) {
            if (step.all) model.openAll()
            else model.closeAll()
            open.clear()
            if (step.all) for (const node of everything(roots)) if (node.children.length > 0) open.add(node.id)
          } else {
            const key = `k${'open' in step ? step.open : step.close}`
            const node = everything(roots).find(({ id }) => id === key)
            model.setOpen([model.positionOf(key)], 'open' in step)
            if (node && node.children.length > 0 && 'open' in step) open.add(key)
            else open.delete(key)
          }
          const lines = linesOf(model)
          expect(lines).toEqual(naive(roots, open))
          expect(new Set(lines).size).toBe(lines.length)
          expect(new Set(model.openKeys())).toEqual(open)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('say place and number of siblings, during a search of those that match', async () => {
    await fc.assert(
      fc.asyncProperty(forest(), fc.constantFrom('', 'a', 'k1'), async (roots, text) => {
        const model = modelOf(nestedTree(roots))
        model.openAll()
        await search(model, text)
        const lines = linesOf(model)
        for (const [i, line] of lines.entries()) {
          const depth = line.search(/\S/)
          const family = lines.map((other, j) => ({ depth: other.search(/\S/), j }))
          const from = family.findLast((other) => other.j < i && other.depth < depth)?.j ?? -1
          const to = family.find((other) => other.j > i && other.depth < depth)?.j ?? lines.length
          const siblings = family.filter((other) => other.j > from && other.j < to && other.depth === depth)
          expect(model.view?.placeOf(model.view.rowAt(i) ?? -1)).toEqual({
            place: siblings.findIndex((other) => other.j === i) + 1,
            count: siblings.length,
          })
          expect(model.view?.indexOf(model.view.rowAt(i) ?? -1)).toBe(i)
        }
      }),
    )
  })

  it('are the same from a list in any order that names parents', () => {
    fc.assert(
      fc.property(forest(), fc.array(fc.nat()), (roots, mix) => {
        const list: { id: string; up: string | null; order: number; name: string }[] = []
        const add = (nodes: readonly Item[], up: string | null) => {
          for (const [order, { id, name, children }] of nodes.entries()) {
            list.push({ id, up, order, name })
            add(children, id)
          }
        }
        add(roots, null)
        const depth = new Map<string | null, number>([[null, -1]])
        for (const { id, up } of list) depth.set(id, 1 + (depth.get(up) ?? 0))
        const mixed = list
          .map((node, i) => ({ node, by: mix[i] ?? 0 }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ node }) => node)
        const byLevel = list.toSorted((a, b) => (depth.get(a.id) ?? 0) - (depth.get(b.id) ?? 0))
        const { nodes: _, ...arrays } = nestedTree(roots).memory?.().tree ?? { nodes: [] }
        for (const given of [list, list.toReversed(), byLevel, mixed]) {
          const source = flatTree(given, { parent: ({ up }) => up, order: ({ order }) => order })
          const { nodes = [], ...others } = source.memory?.().tree ?? {}
          expect(nodes.map(({ id }) => id)).toEqual(everything(roots).map(({ id }) => id))
          expect(others).toEqual(arrays)
        }
        for (const given of [list, byLevel]) {
          const nodes = flatTree(given, { parent: ({ up }) => up }).memory?.().tree.nodes ?? []
          expect(nodes.map(({ id }) => id)).toEqual(everything(roots).map(({ id }) => id))
        }
      }),
    )
  })

  it('lose no node whose parents are missing or turn in a circle', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 10 }), (ups) => {
        const list = ups.map((up, i) => ({ id: `k${i}`, up: `k${up}` }))
        const nodes = flatTree(list, { parent: ({ up }) => up }).memory?.().tree.nodes ?? []
        expect(nodes.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('finds in slices what it would find at once', async () => {
    const roots: Item[] = Array.from({ length: 300 }, (_, i) => ({
      id: `r${i}`,
      name: i % 3 ? 'alpha' : 'beta',
      children: Array.from({ length: 200 }, (_unused, j) => ({ id: `c${i}-${j}`, name: `x${j * i}`, children: [] })),
    }))
    const model = modelOf(nestedTree(roots))
    await search(model, 'x11 c')
    expect(linesOf(model)).toEqual(naiveSearch(roots, 'x11 c'))
  })
})

describe('a source with requests', () => {
  const roots: Item[] = [
    {
      id: 'a',
      name: 'Alpha',
      children: [{ id: 'a1', name: 'One', children: [{ id: 'a11', name: 'Deep', children: [] }] }],
    },
    { id: 'b', name: 'Beta', children: [] },
  ]
  const all = everything(roots)
  const nodeOf = (key: string) => all.find(({ id }) => id === key)

  const remote = (answer: (parent: Item | null) => Promise<Item[]>, more: Partial<TreeSource<Item>> = {}) => {
    const signals: AbortSignal[] = []
    const source: TreeSource<Item> = {
      key: ({ id }) => id,
      hasChildren: ({ id }) => id !== 'a11',
      children(parent, { signal }) {
        signals.push(signal)
        return answer(parent)
      },
      resolve: () => [],
      ...more,
    }
    return { source, signals }
  }
  const childrenOf = async (parent: Item | null) => parent?.children ?? roots

  it('shows spinner, children, and says when there are none', async () => {
    const model = modelOf(remote(childrenOf).source)
    const stop = model.start()
    expect(model.status).toBe('loading')
    await expect.poll(() => linesOf(model)).toEqual(['a', 'b'])
    model.setOpen([0, 1], true)
    expect(linesOf(model)).toEqual(['a', 'a:2', 'b', 'b:2'])
    await expect.poll(() => linesOf(model)).toEqual(['a', '  a1', 'b', 'b:4'])
    stop()
  })

  it('opens what was asked to be open as soon as it comes', async () => {
    const model = modelOf(remote(childrenOf).source, ['a1', 'a'])
    model.start()
    await expect.poll(() => linesOf(model)).toEqual(['a', '  a1', '    a11', 'b'])
    expect(model.openKeys().toSorted()).toEqual(['a', 'a1'])
  })

  it('takes answers that come at once', () => {
    const { source } = remote(childrenOf, { children: (parent) => parent?.children ?? roots })
    const model = modelOf(source, ['a', 'a1'])
    model.start()
    expect(linesOf(model)).toEqual(['a', '  a1', '    a11', 'b'])
  })

  it('tries again after a failure', async () => {
    let fails = true
    const model = modelOf(remote((parent) => (fails ? Promise.reject(new Error('503')) : childrenOf(parent))).source)
    model.start()
    await expect.poll(() => model.status).toBe('error')
    fails = false
    model.retry(null)
    await expect.poll(() => linesOf(model)).toEqual(['a', 'b'])
    fails = true
    model.setOpen([0], true)
    await expect.poll(() => linesOf(model)).toEqual(['a', 'a:3', 'b'])
    fails = false
    model.retry(0)
    await expect.poll(() => linesOf(model)).toEqual(['a', '  a1', 'b'])
  })

  it('aborts what is closed again or taken from the page', async () => {
    const { source, signals } = remote((parent) => (parent ? new Promise(() => undefined) : childrenOf(parent)))
    const model = modelOf(source)
    const stop = model.start()
    await expect.poll(() => linesOf(model)).toEqual(['a', 'b'])
    model.setOpen([0], true)
    model.setOpen([0], false)
    expect(signals[1]?.aborted).toBe(true)
    expect(linesOf(model)).toEqual(['a', 'b'])
    model.setOpen([1], true)
    stop()
    expect(signals[2]?.aborted).toBe(true)
  })

  it('asks the source to search, shows what leads to the hits and loads below them', async () => {
    const search = async (): Promise<TreePath<Item>[]> => [['a', 'a1'].flatMap((key) => nodeOf(key) ?? [])]
    const model = modelOf(remote(childrenOf, { search }).source)
    model.start()
    await expect.poll(() => model.status).toBe('ready')
    model.setSearch('one')
    expect(model.stale).toBe(true)
    await expect.poll(() => linesOf(model)).toEqual(['a', '  a1'])
    expect(model.view?.hits).toBe(1)
    model.setOpen([1], true)
    await expect.poll(() => linesOf(model)).toEqual(['a', '  a1', '    a11'])
    model.setSearch('')
    expect(linesOf(model)).toEqual(['a', 'b'])
  })

  it('searches what is loaded when the source cannot search', async () => {
    const model = modelOf(remote(childrenOf).source, ['a'])
    model.start()
    await expect.poll(() => linesOf(model)).toEqual(['a', '  a1', 'b'])
    model.setSearch('one')
    expect(linesOf(model)).toEqual(['a', '  a1'])
    model.setOpen([1], true)
    await expect.poll(() => linesOf(model)).toEqual(['a', '  a1', '    a11'])
  })
})
