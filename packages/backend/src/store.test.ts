import 'fake-indexeddb/auto'
import { entity } from '@embpm/contract'
import { deleteDB, openDB } from 'idb'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createStore, defineCollection, stepOf, type Store, type StoreProblem } from './store.js'

const thing = z.extend(entity, { name: z.string() })
type Thing = z.infer<typeof thing>

const organisationId = 'org'
const databaseName = 'store-test'

const makeThing = (id: string, name = id): Thing => ({
  id,
  name,
  organisationId,
  lockVersion: 1,
  createdBy: 'A',
  createdAt: '2025-01-01T00:00:00.000Z',
  changedBy: 'A',
  changedAt: '2025-01-01T00:00:00.000Z',
  tags: [],
})

const things = defineCollection<Thing>({
  name: 'thing',
  schema: thing,
  seeds: (of) => (of === organisationId ? ['a', 'b', 'c'].map((id) => makeThing(id)) : []),
})

let problems: StoreProblem[] = []
const opened: Store[] = []

function newStore(persistence: 'indexeddb' | 'memory' = 'indexeddb'): Store {
  const store = createStore({ persistence, databaseName, onProblem: (problem) => problems.push(problem) })
  opened.push(store)
  return store
}

const rename = (store: Store, id: string, name: string, expectedVersion?: number) =>
  store.update(things, { organisationId, id, expectedVersion }, (current) => ({ ...current, name }))

const names = async (store: Store) => (await store.list(things, organisationId)).map(({ name }) => name)

beforeEach(() => {
  problems = []
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const store of opened.splice(0)) store.close()
  await Promise.all(['', '-2', '-3'].map((suffix) => deleteDB(databaseName + suffix)))
})

describe.each(['memory', 'indexeddb'] as const)('a store in %s', (persistence) => {
  test('starts with the seeds and answers the same list while nothing changes', async () => {
    const store = newStore(persistence)
    expect(await names(store)).toEqual(['a', 'b', 'c'])
    expect(await store.list(things, organisationId)).toBe(await store.list(things, organisationId))
    expect(await store.list(things, 'other')).toEqual([])
  })

  test.runIf(persistence === 'memory')('answers the same list while other things change', async () => {
    const store = newStore(persistence)
    await rename(store, 'b', 'B')
    const before = await store.list(things, organisationId)
    await store.create(things, 'other', makeThing('x'), 'last')
    expect(await store.list(things, organisationId)).toBe(before)
    await rename(store, 'b', 'C')
    expect(await names(store)).toEqual(['a', 'C', 'c'])
  })

  test('creates on top, changes in place, deletes and restores', async () => {
    const store = newStore(persistence)
    await store.create(things, organisationId, { ...makeThing('d'), createdAt: '2026-01-01T00:00:00.000Z' })
    await store.create(things, organisationId, { ...makeThing('e'), createdAt: '2026-01-02T00:00:00.000Z' })
    await rename(store, 'b', 'B')
    expect(await names(store)).toEqual(['e', 'd', 'a', 'B', 'c'])
    expect(await store.get(things, organisationId, 'b')).toMatchObject({ name: 'B', lockVersion: 2 })

    expect(await store.delete(things, { organisationId, id: 'b' })).toMatchObject({ kind: 'written' })
    expect(await names(store)).toEqual(['e', 'd', 'a', 'c'])
    expect(await store.get(things, organisationId, 'b')).toBeUndefined()
    const deleted = await store.listDeleted(things, organisationId)
    expect([...deleted.values()]).toMatchObject([{ id: 'b', name: 'B' }])
    expect(await rename(store, 'b', 'x')).toEqual({ kind: 'missing' })

    const restored = await store.restore(things, { organisationId, id: 'b' }, (deleted) => deleted)
    expect(restored).toMatchObject({ kind: 'written', entity: { name: 'B', lockVersion: 3 } })
    expect(await names(store)).toEqual(['e', 'd', 'a', 'B', 'c'])
  })

  test('refuses an old version, a taken id and an unknown one', async () => {
    const store = newStore(persistence)
    expect(await rename(store, 'a', 'first', 1)).toMatchObject({ kind: 'written' })
    expect(await rename(store, 'a', 'second', 1)).toMatchObject({ kind: 'conflict', current: { name: 'first' } })
    expect(await store.delete(things, { organisationId, id: 'a', expectedVersion: 1 })).toMatchObject({
      kind: 'conflict',
    })
    expect(await store.create(things, organisationId, makeThing('c'))).toMatchObject({ kind: 'conflict' })
    expect(await rename(store, 'zz', 'x')).toEqual({ kind: 'missing' })
    expect(await store.restore(things, { organisationId, id: 'zz' }, (it) => it)).toEqual({ kind: 'missing' })
  })

  test('writes several entities in one step, also of other collections, and knows what was never changed', async () => {
    const store = newStore(persistence)
    const others = defineCollection<Thing>({ name: 'other', schema: thing, seeds: () => [makeThing('o')] })
    const isPristine = (name: string) => store.isPristine([{ name, organisationId }])
    expect(await isPristine('thing')).toBe(true)
    const seen: string[] = []
    await store.writeAll([
      stepOf(things, { organisationId, id: 'a' }, (standing) => {
        seen.push(`${standing?.entity.name}`)
        return { store: standing && { entity: { ...standing.entity, name: 'A' }, deleted: false } }
      }),
      stepOf(things, { organisationId, id: 'b' }, (standing) => ({
        store: standing && { entity: standing.entity, deleted: true },
      })),
      stepOf(things, { organisationId, id: 'd' }, (standing) => ({
        store: standing ? undefined : { entity: makeThing('d'), deleted: false },
        place: 'first',
      })),
      stepOf(others, { organisationId, id: 'o' }, () => ({})),
    ])
    expect(seen).toEqual(['a'])
    expect(await names(store)).toEqual(['d', 'A', 'c'])
    expect([...(await store.listDeleted(things, organisationId)).keys()]).toEqual(['b'])
    expect([await isPristine('thing'), await isPristine('other')]).toEqual([false, true])
    expect(await store.isPristine([{ name: 'thing', organisationId: 'elsewhere' }])).toBe(true)
    await store.reset()
    expect(await isPristine('thing')).toBe(true)
  })

  test('forgets everything at a reset', async () => {
    const store = newStore(persistence)
    await rename(store, 'a', 'A')
    await store.create(things, organisationId, makeThing('d'))
    await store.reset()
    expect(await names(store)).toEqual(['a', 'b', 'c'])
  })
})

describe('IndexedDB', () => {
  test('keeps changes over a reload', async () => {
    const before = newStore()
    await rename(before, 'a', 'A')
    await before.delete(things, { organisationId, id: 'b' })
    before.close()
    expect(await names(newStore())).toEqual(['A', 'c'])
    expect(problems).toEqual([])
  })

  test('two tabs see each other, and only one of two simultaneous edits wins', async () => {
    const [left, right] = [newStore(), newStore()]
    expect(await names(right)).toEqual(['a', 'b', 'c'])
    await rename(left, 'a', 'A')
    expect(await names(right)).toEqual(['A', 'b', 'c'])

    const results = await Promise.all([rename(left, 'b', 'left', 1), rename(right, 'b', 'right', 1)])
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'written'])
    expect(await names(left)).toEqual(await names(right))

    await left.reset()
    expect(await names(right)).toEqual(['a', 'b', 'c'])
  })

  test('sets a damaged record aside and shows the seed', async () => {
    const before = newStore()
    await rename(before, 'a', 'A')
    await rename(before, 'b', 'B')
    before.close()
    const database = await openDB(databaseName)
    const key = `thing/${organisationId}/a`
    await database.put('changes', { ...(await database.get('changes', key)), entity: { id: 'a', name: 7 } }, key)
    await database.put('changes', 'nonsense', 'thing/org/c')
    database.close()

    const store = newStore()
    expect(await names(store)).toEqual(['a', 'B', 'c'])
    expect(await names(store)).toEqual(['a', 'B', 'c'])
    expect(problems.map(({ kind }) => kind)).toEqual(['damaged', 'damaged'])
    expect(await rename(store, 'a', 'again', 1)).toMatchObject({ kind: 'written' })
    const after = await openDB(databaseName)
    expect(await after.count('damaged')).toBe(2)
    after.close()
  })

  test.each([
    ['of a later version', 7, undefined],
    ['with other object stores', 1, 'other'],
  ])('sets a database %s aside and stores in another', async (_, version, objectStore) => {
    const strange = await openDB(databaseName, version, {
      upgrade: (database) => {
        if (objectStore) database.createObjectStore(objectStore)
      },
    })
    strange.close()
    const store = newStore()
    expect(await names(store)).toEqual(['a', 'b', 'c'])
    expect(problems.map(({ kind }) => kind)).toEqual(['damaged'])
    await rename(store, 'a', 'A')
    store.close()
    const next = newStore()
    expect(await names(next)).toEqual(['A', 'b', 'c'])
    await next.reset()
    next.close()
    problems = []
    expect(await names(newStore())).toEqual(['a', 'b', 'c'])
    expect(problems).toEqual([])
  })
})

describe('without storage', () => {
  const works = async (kind: StoreProblem['kind']) => {
    const store = newStore()
    expect(await names(store)).toEqual(['a', 'b', 'c'])
    expect(await rename(store, 'a', 'A', 1)).toMatchObject({ kind: 'written' })
    expect(await names(store)).toEqual(['A', 'b', 'c'])
    expect(problems.map((problem) => problem.kind)).toEqual([kind])
  }

  test('works in memory where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await works('unavailable')
  })

  test('works in memory where IndexedDB is forbidden', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No storage in this frame.', 'SecurityError')
    })
    await works('unavailable')
  })

  test('works in memory where opening never ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(indexedDB, 'open').mockImplementation(() =>
      Object.assign(new IDBOpenDBRequest(), { addEventListener: () => undefined }),
    )
    const done = works('unavailable')
    await vi.advanceTimersByTimeAsync(5000)
    await done
    vi.useRealTimers()
  })

  test('works in memory where every database is damaged', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store.', 'UnknownError')
    })
    await works('damaged')
  })

  test('goes on in memory, with all changes, when the storage fails later', async () => {
    const store = newStore()
    await rename(store, 'a', 'A')
    expect(await names(store)).toEqual(['A', 'b', 'c'])
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    expect(await rename(store, 'b', 'B')).toMatchObject({ kind: 'written' })
    expect(await names(store)).toEqual(['A', 'B', 'c'])
    expect(problems.map(({ kind }) => kind)).toEqual(['unavailable'])
  })
})
