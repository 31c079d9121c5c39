import type { Counted, NodeApi, TreeNode } from '@embpm/contract'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { createTreeStore } from './createTreeStore.js'

type Node = Counted<TreeNode>

const node = (id: string, parentId: string | null = null, childCount = 0): Node => ({
  id,
  parentId,
  order: 0,
  childCount,
})
const request = () => ({ signal: new AbortController().signal })
const ids = (list: readonly Node[]) => list.map(({ id }) => id)

/** A store over nodes that a test changes, and what it was asked. */
function setup(first: Readonly<Record<string, readonly Node[]>>) {
  const lists = new Map(Object.entries(first))
  const asked: (string | undefined)[] = []
  const api: NodeApi<TreeNode> = {
    children: async ({ parentId }, options) => {
      asked.push(parentId)
      const list = lists.get(parentId ?? '')
      await Promise.resolve()
      options?.signal?.throwIfAborted()
      if (!list) throw new Error('It cannot be asked.')
      return [...list]
    },
    find: async ({ search }) => {
      await Promise.resolve()
      const found = [...lists.values()].flat().filter(({ id }) => id.includes(search))
      return { paths: found.map((one) => [one]), total: found.length }
    },
    paths: () => Promise.resolve([]),
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const store = createTreeStore<TreeNode>({ queryClient, queryKey: ['org', 'things', 'tree'], api })
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  const children = async (parent: Node | null) => await store.getSource().children(parent, request())
  return { lists, asked, queryClient, store, heard, children }
}

describe('createTreeStore', () => {
  test('asks once and then answers at once', async () => {
    const { asked, store, heard, children } = setup({ '': [node('a')] })
    expect(ids(await children(null))).toEqual(['a'])
    expect(store.getSource().children(null, request())).toEqual([node('a')])
    expect(asked).toEqual([undefined])
    expect(heard).not.toHaveBeenCalled()
  })

  test('shows a change before it is made, and takes it back', async () => {
    const { store, children } = setup({ '': [node('a'), node('b')] })
    const [a = node('a')] = await children(null)
    const op = { type: 'move', node: a, parentId: null, beforeId: null } as const
    const before = store.getSource()
    store.begin(op)
    expect(store.getSource()).not.toBe(before)
    expect(ids(await children(null))).toEqual(['b', 'a'])
    store.end(op, [])
    expect(ids(await children(null))).toEqual(['a', 'b'])
  })

  test('keeps what was made without asking', async () => {
    const { asked, store, children } = setup({ '': [node('a', null, 1), node('b')], a: [node('a1', 'a')] })
    const [a = node('a')] = await children(null)
    const [a1 = node('a1', 'a')] = await children(a)
    const op = { type: 'move', node: a1, parentId: null, beforeId: 'b' } as const
    store.begin(op)
    store.end(op, [op])
    expect(ids(await children(null))).toEqual(['a', 'a1', 'b'])
    expect(await children(a)).toEqual([])
    expect(asked).toEqual([undefined, 'a'])
  })

  test('follows when somebody else invalidates the kind', async () => {
    const { lists, queryClient, heard, children } = setup({ '': [node('a')] })
    await children(null)
    lists.set('', [node('a'), node('b')])
    await queryClient.invalidateQueries({ queryKey: ['org', 'things'] })
    await expect.poll(() => heard).toHaveBeenCalled()
    expect(ids(await children(null))).toEqual(['a', 'b'])
  })

  test('says nothing when the answer is the same, and keeps it when there is none', async () => {
    const { lists, asked, queryClient, heard, children } = setup({ '': [node('a')] })
    await children(null)
    await queryClient.invalidateQueries({ queryKey: ['org', 'things'] })
    await expect.poll(() => asked).toHaveLength(2)
    lists.delete('')
    await queryClient.invalidateQueries({ queryKey: ['org', 'things'] })
    await expect.poll(() => asked).toHaveLength(3)
    expect(heard).not.toHaveBeenCalled()
    expect(ids(await children(null))).toEqual(['a'])
  })

  test('an aborted question is asked again later', async () => {
    const { store, children } = setup({ '': [node('a')] })
    const controller = new AbortController()
    const answer = store.getSource().children(null, { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(ids(await children(null))).toEqual(['a'])
  })

  test('knows how many a search found, and forgets what was removed', async () => {
    const { store } = setup({ '': [node('a'), node('ab'), node('c')] })
    const found = async () => await store.getSource().search?.('a', request())
    expect(await found()).toHaveLength(2)
    expect(store.totalOf('a')).toBe(2)
    store.begin({ type: 'remove', node: node('ab') })
    expect(await found()).toEqual([[node('a')]])
  })
})
