import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { answer } from './answer.js'
import type { Context } from './context.js'
import { sampleTable } from './sampleTable.js'
import { createStore, type Store } from './store.js'
import { sampleIdentity } from './sample/sampleIdentity.js'

const item = z.object({ id: z.string(), title: z.string(), count: z.number(), marks: z.array(z.string()) })
type Item = z.infer<typeof item>

const itemOf = (id: string, count = 0): Item => ({ id, title: `Title of ${id}`, count, marks: ['a', 'b'] })
const table = sampleTable<Item>({
  name: 'item',
  schema: item,
  seeds: (rows = 3) => Array.from({ length: rows }, (_, index) => itemOf(`seed-${index}`, index)),
})
const newItem = { title: 'New', count: 0, marks: [] }

let number = 0
const contextOf = (store: Store): Context => ({
  store,
  organisationId: null,
  identity: sampleIdentity,
  user: null,
  wait: () => Promise.resolve(),
  newId: () => `new-${(number += 1)}`,
})

let stores: Store[] = []

/** A tab: a store of its own over a database, or a new one in memory. */
function open(databaseName?: string): { store: Store; context: Context } {
  const store = createStore(databaseName === undefined ? {} : { persistence: 'indexeddb', databaseName })
  stores.push(store)
  return { store, context: contextOf(store) }
}

const idsIn = async (context: Context) => (await table.list(context)).map(({ id }) => id)

beforeEach(() => {
  number = 0
})
afterEach(() => {
  for (const store of stores) store.close()
  stores = []
})

describe.each(['in memory', 'in a database'])('a table %s', (where) => {
  const start = () => open(where === 'in memory' ? undefined : `table-${crypto.randomUUID()}`).context

  test('new entities stand first or last, in the order in which they came', async () => {
    const context = start()
    for (const place of ['first', 'last', 'first', 'last'] as const) await table.add(context, place, newItem)
    expect(await idsIn(context)).toEqual(['new-3', 'new-1', 'seed-0', 'seed-1', 'seed-2', 'new-2', 'new-4'])
    await table.patch(context, 'new-1', { title: 'Changed' })
    await table.patch(context, 'seed-1', { title: 'Changed' })
    await table.remove(context, 'new-2')
    await table.remove(context, 'seed-0')
    expect(await idsIn(context)).toEqual(['new-3', 'new-1', 'seed-1', 'seed-2', 'new-4'])
  })

  test('a change merges the given fields and nothing else', async () => {
    const context = start()
    const patched = await table.patch(context, 'seed-1', { id: 'other', title: undefined, marks: ['c'] })
    expect(patched).toEqual({ ...itemOf('seed-1', 1), marks: ['c'] })
    expect(await table.get(context, 'seed-1')).toEqual(patched)
    expect(await table.list(context)).toEqual([itemOf('seed-0', 0), patched, itemOf('seed-2', 2)])
  })

  test('what does not exist is neither read, changed nor deleted', async () => {
    const context = start()
    await table.remove(context, 'seed-2')
    for (const id of ['nope', 'seed-2']) {
      expect(await table.get(context, id)).toBeNull()
      expect(await table.patch(context, id, { title: 'x' })).toBeNull()
      expect(await table.change(context, id, (current) => ({ ...current, title: 'x' }))).toBeNull()
      expect(await table.remove(context, id)).toBeNull()
    }
    expect(await table.list(context)).toEqual([itemOf('seed-0', 0), itemOf('seed-1', 1)])
  })

  test('changing all touches only what it answers a successor for', async () => {
    const context = start()
    const added = await table.add(context, 'last', { ...newItem, marks: ['b', 'c'] })
    const before = await table.list(context)
    await table.changeAll(context, (row) => (row.count > 0 ? undefined : { ...row, marks: row.marks.slice(1) }))
    expect(await table.list(context)).toEqual([
      { ...itemOf('seed-0', 0), marks: ['b'] },
      itemOf('seed-1', 1),
      itemOf('seed-2', 2),
      { ...added, marks: ['c'] },
    ])
    expect(before[0], 'what was answered before stays as it was').toEqual(itemOf('seed-0', 0))
    const now = await table.list(context)
    await table.changeAll(context, () => undefined)
    expect(await table.list(context), 'the same array as long as nothing changes').toBe(now)
  })

  test('what is asked for at once is done completely', async () => {
    const context = start()
    const raise = (row: Item) => ({ ...row, count: row.count + 1 })
    await Promise.all([
      ...Array.from({ length: 20 }, () => table.change(context, 'seed-0', raise)),
      ...Array.from({ length: 20 }, () => table.add(context, 'first', newItem)),
      ...Array.from({ length: 5 }, () => table.changeAll(context, raise)),
    ])
    expect((await table.get(context, 'seed-0'))?.count).toBe(25)
    expect(new Set(await idsIn(context)).size).toBe(23)
  })

  test('reading, deciding and writing is safe when done exclusively', async () => {
    const context = start()
    const addNext = async () => {
      const counts = (await table.list(context)).map(({ count }) => count)
      await table.add(context, 'last', { ...newItem, count: Math.max(...counts) + 1 })
    }
    const failing = context.store.exclusively(() => Promise.reject(new Error('No.')))
    const all = Array.from({ length: 10 }, () => context.store.exclusively(addNext))
    await expect(failing, 'a failure reaches who asked, and nobody else').rejects.toThrow('No.')
    await Promise.all(all)
    expect((await table.list(context)).map(({ count }) => count)).toEqual(
      Array.from({ length: 13 }, (_, index) => index),
    )
  })

  test('as many as asked for, beside the usual ones', async () => {
    const context = start()
    const many = { ...context, sampleRows: 50 }
    await table.remove(many, 'seed-7')
    expect(await table.list(many)).toHaveLength(49)
    expect(await table.list(context)).toHaveLength(3)
  })
})

describe('two tabs', () => {
  const two = () => {
    const databaseName = `tabs-${crypto.randomUUID()}`
    return [open(databaseName), open(databaseName)] as const
  }

  test('see each other’s changes at once, in the same order', async () => {
    const [{ context: one }, { context: other }] = two()
    await table.add(one, 'first', newItem)
    await table.add(other, 'first', newItem)
    await table.add(one, 'last', newItem)
    await table.add(other, 'last', newItem)
    await table.patch(other, 'seed-1', { title: 'From the other' })
    expect(await table.get(one, 'seed-1')).toMatchObject({ title: 'From the other' })
    await table.remove(one, 'seed-0')
    const expected = ['new-2', 'new-1', 'seed-1', 'seed-2', 'new-3', 'new-4']
    expect(await idsIn(one)).toEqual(expected)
    expect(await idsIn(other)).toEqual(expected)
    await table.changeAll(one, (row) => ({ ...row, marks: ['all'] }))
    expect((await table.list(other)).every(({ marks }) => marks.join() === 'all')).toBe(true)
    await other.store.reset()
    expect(await idsIn(one)).toEqual(['seed-0', 'seed-1', 'seed-2'])
  })

  test('lose nothing when they change the same at once', async () => {
    const [{ context: one }, { context: other }] = two()
    const raise = (row: Item) => ({ ...row, count: row.count + 1 })
    await Promise.all([one, other, one, other, one, other].map((context) => table.change(context, 'seed-0', raise)))
    expect((await table.get(one, 'seed-0'))?.count).toBe(6)
    expect((await table.get(other, 'seed-0'))?.count).toBe(6)
  })

  test('keep the inventory whole: a tag that one deletes is on no product in the other', async () => {
    const [{ store: one }, { store: other }] = two()
    const ask = (store: Store) => async (line: string) => {
      const [method = '', path = ''] = line.split(' ')
      const url = `https://embpm.test/api/apps/ecommerce/inventory/${path}`
      const body: unknown = await (await answer(new Request(url, { method }), { store, latency: 0 })).json()
      return JSON.stringify(body)
    }
    const all = 'GET products?page=0&size=100'
    expect(await ask(other)(all)).toContain('inventory-tag-waterproof')
    await ask(one)('DELETE tag?id=inventory-tag-waterproof')
    expect(await ask(other)(all)).not.toContain('inventory-tag-waterproof')
    expect(await ask(other)('GET tags')).not.toContain('inventory-tag-waterproof')
    const tags = ['recycled', 'outdoor', 'insulated', 'reflective']
    await Promise.all(tags.map((tag, index) => ask(index % 2 ? one : other)(`DELETE tag?id=inventory-tag-${tag}`)))
    for (const tag of tags) expect(await ask(one)(all)).not.toContain(`inventory-tag-${tag}"`)
    expect(await ask(one)(all)).toEqual(await ask(other)(all))
  })
})

test('answers are copies', async () => {
  const { store } = open()
  const read = async (): Promise<unknown> => {
    const url = 'https://embpm.test/api/apps/ecommerce/inventory/products?page=0'
    return (await answer(new Request(url), { store, latency: 0 })).json()
  }
  const page = z.object({ products: z.array(z.looseObject({ name: z.string(), tags: z.array(z.string()) })) })
  const before = await read()
  const changed = page.parse(await read())
  for (const product of changed.products) {
    product.name = 'Changed'
    product.tags.push('changed')
  }
  expect(await read()).toEqual(before)
  const { context } = open()
  const given = { ...newItem, marks: ['given'] }
  const { id } = await table.add(context, 'first', given)
  given.marks.push('later')
  expect(await table.get(context, id)).toMatchObject({ marks: ['given'] })
})
