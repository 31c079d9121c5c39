import type { Entity } from '@embpm/contract'

import type { Store, StoreProblem, WriteResult } from '../store.js'
import type { ChangeRecord, Changes, ChangeSet } from './changes.js'
import type { Collection } from './collection.js'
import { indexedDbChanges } from './indexedDbChanges.js'
import { memoryChanges } from './memoryChanges.js'
import { type Overlay, overlay } from './overlay.js'
import { resilientChanges } from './resilientChanges.js'

/** Options of {@link createStore}. */
export interface StoreOptions {
  /** `indexeddb` survives a reload and is shared by all tabs; `memory` lives as long as the page. Default `memory`. */
  persistence?: 'indexeddb' | 'memory'
  /** Name of the database. Default `embpm-sample`. */
  databaseName?: string
  /** Told when the storage fails. The store goes on by itself: with the sample data, or in memory. */
  onProblem?: (problem: StoreProblem) => void
}

/** What is stored under a key right now: the changed entity, or else the seed. */
interface Standing<E extends Entity> {
  readonly entity: E
  readonly deleted: boolean
}

/** What to store, or how it failed. */
interface Decision<E extends Entity> {
  readonly store?: Standing<E>
  readonly result: WriteResult<E>
}

const missing = { kind: 'missing' } as const

function openChanges({ persistence = 'memory', databaseName = 'embpm-sample', onProblem }: StoreOptions): Changes {
  if (persistence === 'memory') return memoryChanges()
  const report = (problem: StoreProblem) => onProblem?.(problem)
  const onDamage = (message: string) => report({ kind: 'damaged', message })
  return resilientChanges(indexedDbChanges(databaseName, { onDamage }), report)
}

/** Makes a store over the collections' seeds. Only changes are stored, so it starts at once whatever the number of seeds. */
export function createStore(options: StoreOptions = {}): Store {
  const changes = openChanges(options)
  const owner = {}
  let known: ChangeSet | undefined

  async function view<E extends Entity>(collection: Collection<E>, organisationId: string): Promise<Overlay<E>> {
    const set = await changes.read(known)
    known = set
    const views = collection.views.get(owner) ?? new Map<string, Overlay<E>>()
    collection.views.set(owner, views)
    const before = views.get(organisationId)
    if (before?.revision === set.revision) return before
    const fresh = overlay(collection, organisationId, set)
    views.set(organisationId, fresh)
    for (const key of fresh.damaged) await changes.setAside(key)
    return fresh
  }

  /** Reads, decides and writes in one step. */
  async function write<E extends Entity>(
    collection: Collection<E>,
    { organisationId, id }: { organisationId: string; id: string },
    decide: (standing: Standing<E> | undefined) => Decision<E>,
  ): Promise<WriteResult<E>> {
    const seed = collection.seeds(organisationId).byId.get(id)
    const key = `${collection.name}/${organisationId}/${id}`
    let result: WriteResult<E> = missing
    await changes.write(key, (record): ChangeRecord | undefined => {
      const stored = record && collection.schema.safeParse(record.entity)
      const changed = stored?.success ? { entity: stored.data, deleted: record?.deleted === true } : undefined
      const decision = decide(changed ?? (seed && { entity: seed, deleted: false }))
      result = decision.result
      return decision.store && { key, collection: collection.name, organisationId, ...decision.store }
    })
    return result
  }

  return {
    async get(collection, organisationId, id) {
      return (await view(collection, organisationId)).get(id)
    },
    async getDeleted(collection, organisationId, id) {
      return (await view(collection, organisationId)).getDeleted(id)
    },
    async list(collection, organisationId) {
      return (await view(collection, organisationId)).list
    },
    create(collection, entity) {
      return write(collection, entity, (standing) =>
        standing
          ? { result: { kind: 'conflict', current: standing.entity } }
          : { store: { entity, deleted: false }, result: { kind: 'written', entity } },
      )
    },
    update(collection, target, change) {
      return write(collection, target, (standing) => {
        if (!standing || standing.deleted) return { result: missing }
        const current = standing.entity
        if (isStale(current, target.expectedVersion)) return { result: { kind: 'conflict', current } }
        const entity = { ...change(current), version: current.version + 1 }
        return { store: { entity, deleted: false }, result: { kind: 'written', entity } }
      })
    },
    delete(collection, target) {
      return write(collection, target, (standing) => {
        if (!standing || standing.deleted) return { result: missing }
        const current = standing.entity
        if (isStale(current, target.expectedVersion)) return { result: { kind: 'conflict', current } }
        return { store: { entity: current, deleted: true }, result: { kind: 'written', entity: current } }
      })
    },
    restore(collection, target, change) {
      return write(collection, target, (standing) => {
        if (!standing) return { result: missing }
        if (!standing.deleted) return { result: { kind: 'conflict', current: standing.entity } }
        const entity = { ...change(standing.entity), version: standing.entity.version + 1 }
        return { store: { entity, deleted: false }, result: { kind: 'written', entity } }
      })
    },
    reset: () => changes.clear(),
    close: () => changes.close(),
  }
}

function isStale(current: Entity, expected: number | undefined): boolean {
  return expected !== undefined && expected !== current.version
}
