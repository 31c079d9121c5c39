import { follows } from '../sorted.js'
import type { Store, StoreProblem, WriteResult } from '../store.js'
import type { Changes, ChangeSet } from './changes.js'
import type { Collection, Row } from './collection.js'
import type { FileStore } from './FileStore.js'
import { indexedDbChanges } from './indexedDbChanges.js'
import { indexedDbFiles } from './indexedDbFiles.js'
import { inTurn } from './inTurn.js'
import { memoryChanges } from './memoryChanges.js'
import { memoryFiles } from './memoryFiles.js'
import { type Overlay, overlay, type RecordsByPlace } from './overlay.js'
import { resilientChanges } from './resilientChanges.js'
import { resilientFiles } from './resilientFiles.js'
import { type Decision, type Stored, type Step, stepOf } from './stepOf.js'

/** What a store is kept in. */
export interface Storage {
  changes: Changes
  files: FileStore
  /** Does one piece of work after the other, also across processes. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}

/** Options of {@link createStore}. */
export interface StoreOptions {
  /** `indexeddb` survives a reload and is shared by all tabs; `memory` lives as long as the page. Default `memory`. */
  persistence?: 'indexeddb' | 'memory'
  /** Name of the database. Default `embpm-sample`. */
  databaseName?: string
  /** Where changes and files are kept instead, and how one piece of work waits for another: a server brings its database. */
  storage?: Storage
  /** Told when the storage fails. The store goes on by itself: with the sample data, or in memory. */
  onProblem?: (problem: StoreProblem) => void
}

/** What to store, and how it went. */
interface Outcome<E extends Row> extends Decision<E> {
  readonly result: WriteResult<E>
}

const missing = { kind: 'missing' } as const
const defaultName = 'embpm-sample'

function openChanges({ persistence = 'memory', databaseName = defaultName, onProblem }: StoreOptions): Changes {
  if (persistence === 'memory') return memoryChanges()
  const report = (problem: StoreProblem) => onProblem?.(problem)
  const onDamage = (message: string) => report({ kind: 'damaged', message })
  return resilientChanges(indexedDbChanges(databaseName, { onDamage }), report)
}

const openFiles = ({ persistence = 'memory', databaseName = defaultName, onProblem }: StoreOptions): FileStore =>
  persistence === 'memory'
    ? memoryFiles()
    : resilientFiles(indexedDbFiles(`${databaseName}-files`), (problem) => onProblem?.(problem))

/** Makes a store over the collections' seeds. Only changes are stored, so it starts at once whatever the number of seeds. */
export function createStore(options: StoreOptions = {}): Store {
  const { changes = openChanges(options), files = openFiles(options) } = options.storage ?? {}
  const owner = {}
  let known: ChangeSet | undefined
  const placesOf = new WeakMap<ChangeSet, RecordsByPlace>()

  /** What is written, sorted out once for all collections: each would have to look through all of it otherwise. */
  function byPlaceOf(set: ChangeSet): RecordsByPlace {
    const before = placesOf.get(set)
    if (before) return before
    const made = Map.groupBy(set.records, ({ collection, organisationId }) => `${collection}/${organisationId}`)
    placesOf.set(set, made)
    return made
  }

  async function view<E extends Row>(collection: Collection<E>, organisationId: string): Promise<Overlay<E>> {
    const set = await changes.read(known)
    known = set
    const views = collection.views.get(owner) ?? new Map<string, Overlay<E>>()
    collection.views.set(owner, views)
    const before = views.get(organisationId)
    if (before?.revision === set.revision) return before
    const fresh = overlay(collection, organisationId, { revision: set.revision, byPlace: byPlaceOf(set), before })
    views.set(organisationId, fresh)
    if (before && before.list !== fresh.list) follows(fresh.list, before.list)
    for (const key of fresh.damaged) await changes.setAside(key)
    return fresh
  }

  /** Reads, decides and writes in one step. */
  async function write<E extends Row>(
    collection: Collection<E>,
    target: { organisationId: string; id: string },
    decide: (standing: Stored<E> | undefined) => Outcome<E>,
  ): Promise<WriteResult<E>> {
    let result: WriteResult<E> = missing
    const step = stepOf(collection, target, (standing) => {
      const outcome = decide(standing)
      result = outcome.result
      return outcome
    })
    await changes.write(new Map([step]))
    return result
  }

  const sharedAs = options.persistence === 'indexeddb' ? (options.databaseName ?? defaultName) : undefined
  return {
    sharedAs,
    files,
    async get(collection, organisationId, id) {
      return (await view(collection, organisationId)).get(id)
    },
    async list(collection, organisationId) {
      return (await view(collection, organisationId)).list
    },
    async listDeleted(collection, organisationId) {
      return (await view(collection, organisationId)).deleted
    },
    async isPristine(places) {
      const set = await changes.read(known)
      known = set
      const changed = byPlaceOf(set)
      return places.every(({ name, organisationId }) => !changed.has(`${name}/${organisationId}`))
    },
    create(collection, organisationId, entity, place = 'first') {
      return write(collection, { organisationId, id: entity.id }, (standing) =>
        standing
          ? { result: { kind: 'conflict', current: standing.entity } }
          : { store: { entity, deleted: false }, place, result: { kind: 'written', entity } },
      )
    },
    update(collection, target, change) {
      return write(collection, target, (standing) => {
        if (!standing || standing.deleted) return { result: missing }
        const current = standing.entity
        if (isStale(current, target.expectedVersion)) return { result: { kind: 'conflict', current } }
        const entity = nextVersion(change(current), current)
        return { store: { entity, deleted: false }, result: { kind: 'written', entity } }
      })
    },
    async updateAll(collection, organisationId, change) {
      const rows = (await view(collection, organisationId)).list.filter((row) => change(row) !== undefined)
      const steps = rows.map(({ id }): Step =>
        stepOf(collection, { organisationId, id }, (standing) => {
          const next = standing && !standing.deleted ? change(standing.entity) : undefined
          return { store: standing && next && { entity: nextVersion(next, standing.entity), deleted: false } }
        }),
      )
      if (steps.length > 0) await changes.write(new Map(steps))
    },
    async writeAll(steps) {
      if (steps.length > 0) await changes.write(new Map(steps))
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
        const entity = nextVersion(change(standing.entity), standing.entity)
        return { store: { entity, deleted: false }, result: { kind: 'written', entity } }
      })
    },
    exclusively: options.storage?.exclusively ?? inTurn(sharedAs),
    async reset() {
      await Promise.all([changes.clear(), files.clear()])
    },
    close() {
      changes.close()
      files.close()
    },
  }
}

function versionOf(row: Row): number | undefined {
  return 'lockVersion' in row && typeof row.lockVersion === 'number' ? row.lockVersion : undefined
}

function nextVersion<E extends Row>(next: E, current: E): E {
  const version = versionOf(current)
  return version === undefined ? next : { ...next, lockVersion: version + 1 }
}

function isStale(current: Row, expected: number | undefined): boolean {
  return expected !== undefined && expected !== versionOf(current)
}
