import 'fake-indexeddb/auto'
import type { GlAccount } from '@embpm/contract/gl-account'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createStore, type Store } from '../../store.js'
import { callerOf } from '../../testing/callerOf.js'
import { glAccountTable } from '../processes/gl-account.js'
import type { Caller } from './EntityTableDefinition.js'

const databaseName = 'entity-step-test'
let stores: Store[] = []

/** A request of another tab: with a store of its own on the same storage. */
function newTab(): Caller {
  const store = createStore({ persistence: 'indexeddb', databaseName })
  stores.push(store)
  return callerOf(store)
}

// As on an insecure origin, where tabs cannot wait for each other.
beforeEach(() => vi.stubGlobal('navigator', {}))
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const store of stores) store.close()
  stores = []
  await deleteDB(databaseName)
})

describe('two tabs that write at the same moment', () => {
  test('give new entities different ids', async () => {
    const tabs = [newTab(), newTab(), newTab()]
    const made = await Promise.all(
      tabs.map((tab, index) => glAccountTable.create({ glAccount: `9${index}`, glSText: 'x' }, tab)),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(3)
    expect((await glAccountTable.list({ page: 1, size: 1 }, newTab())).total).toBe(2003)
    for (const { id } of made) expect(await glAccountTable.history(id, newTab())).toHaveLength(1)
  })

  test('change an entity once; the other is told, and the history has no step too many', async () => {
    const tabs = [newTab(), newTab()]
    const { id, lockVersion } = await glAccountTable.get('GL-00001', newTab())
    const results = await Promise.allSettled(
      tabs.map((tab, index) => glAccountTable.update({ id, lockVersion, fields: { glSText: `by ${index}` } }, tab)),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } })
    const steps = await glAccountTable.history(id, newTab())
    expect(steps.filter(({ changes }) => changes.length > 0)).toHaveLength(1)
  })

  test('change many: each entity once', async () => {
    const tabs = [newTab(), newTab()]
    const ids = Array.from({ length: 20 }, (_, index) => `GL-${String(index + 1).padStart(5, '0')}`)
    const rows: GlAccount[] = await glAccountTable.resolve(ids, newTab())
    const answers = await Promise.all(
      tabs.map((tab, nth) =>
        glAccountTable.updateMany(
          rows.map(({ id, lockVersion }) => ({ id, lockVersion, fields: { glSText: `by ${nth}` } })),
          tab,
        ),
      ),
    )
    expect(answers.flatMap(({ changed }) => changed.map(({ id }) => id)).toSorted()).toEqual(ids)
    expect(answers.flatMap(({ refused }) => refused.map(({ id }) => id)).toSorted()).toEqual(ids)
    expect(new Set(answers.flatMap(({ refused }) => refused.map(({ code }) => code)))).toEqual(new Set(['CONFLICT']))
  })

  test('import: a thousand rows are stored, and are there in another tab', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({ glAccount: `8${index}`, glSText: `Row ${index}` }))
    const tab = newTab()
    await glAccountTable.importRows({ mode: 'write', rows }, tab)
    const there = await glAccountTable.list({ page: 1, size: 2 }, newTab())
    expect(there).toMatchObject({ total: 3000, rows: [{ glAccount: '80' }, { glAccount: '81' }] })
  })
})
