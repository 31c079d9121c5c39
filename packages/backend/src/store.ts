import type { Collection, Row } from './store/collection.js'
import type { FileStore } from './store/FileStore.js'
import type { Step } from './store/stepOf.js'

/** What became of a write. */
export type WriteResult<E extends Row> =
  | { readonly kind: 'written'; readonly entity: E }
  /** The version differs from the expected one, or the id is taken; `current` is what is there. */
  | { readonly kind: 'conflict'; readonly current: E }
  | { readonly kind: 'missing' }

/** What happened to the storage. Nothing is lost in memory, and work goes on. */
export interface StoreProblem {
  /** `damaged`: stored changes could not be read and were set aside. `unavailable`: changes live only as long as the page. */
  readonly kind: 'damaged' | 'unavailable'
  /** One sentence in English for logs and details. */
  readonly message: string
}

/**
 * Keeps entities. Entities are values: the store answers them frozen in spirit, and a change makes a new one. Each call
 * sees what other stores on the same storage, such as another tab's, have written before.
 */
export interface Store {
  /** Name of the storage, if other stores may use it as well, such as those of other tabs. */
  readonly sharedAs?: string
  /** Where the contents of files are kept. They are forgotten with a reset. */
  readonly files: FileStore
  /** The entity, or `undefined` when it does not exist or is deleted. */
  get<E extends Row>(collection: Collection<E>, organisationId: string, id: string): Promise<E | undefined>
  /**
   * All entities of an organisation: own ones created `first`, the newest on top, the seeds in their order, own ones
   * created `last`. The same array is answered as long as nothing changed, so that indexes can be kept by it.
   */
  list<E extends Row>(collection: Collection<E>, organisationId: string): Promise<readonly E[]>
  /** All deleted entities as they were, by id. */
  listDeleted<E extends Row>(collection: Collection<E>, organisationId: string): Promise<ReadonlyMap<string, E>>
  /** Whether nothing of these collections was ever changed. Answers without making their seeds. */
  isPristine(places: readonly { readonly name: string; readonly organisationId: string }[]): Promise<boolean>
  /** Adds an entity before all others, or behind them; `conflict` when the id is or was taken. */
  create<E extends Row>(
    collection: Collection<E>,
    organisationId: string,
    entity: E,
    place?: 'first' | 'last',
  ): Promise<WriteResult<E>>
  /**
   * Replaces an entity by `change(current)` and gives it the next version. `conflict` when `expectedVersion` is given
   * and differs, `missing` when it does not exist. Compared and written in one step, also across tabs.
   */
  update<E extends Row>(
    collection: Collection<E>,
    target: { organisationId: string; id: string; expectedVersion?: number },
    change: (current: E) => E,
  ): Promise<WriteResult<E>>
  /**
   * Replaces many entities in one step. `change` sees every entity and answers its successor, or `undefined` to leave it
   * as it is; it must not depend on anything else, for it runs again within the transaction.
   */
  updateAll<E extends Row>(
    collection: Collection<E>,
    organisationId: string,
    change: (current: E) => E | undefined,
  ): Promise<void>
  /** Writes entities of any collections in one step, in the given order; no key may come twice. See {@link stepOf}. */
  writeAll(steps: readonly Step[]): Promise<void>
  /** Deletes an entity, under the same conditions as an update. Answers the entity as it was. */
  delete<E extends Row>(
    collection: Collection<E>,
    target: { organisationId: string; id: string; expectedVersion?: number },
  ): Promise<WriteResult<E>>
  /** Takes a deletion back: `change(deleted)` with the next version. `conflict` when it is not deleted. */
  restore<E extends Row>(
    collection: Collection<E>,
    target: { organisationId: string; id: string },
    change: (deleted: E) => E,
  ): Promise<WriteResult<E>>
  /** Does one piece of work after the other, also across tabs: for what reads, decides and writes more than one entity. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Forgets every change: only the seeds remain. */
  reset(): Promise<void>
  /** Lets go of the storage. The next call opens it again. */
  close(): void
}

export { type Collection, defineCollection, hasSamples, leaveOutSamples, type Row } from './store/collection.js'
export type { ChangeRecord, Changes, ChangeSet, Decide } from './store/changes.js'
export type { FileStore } from './store/FileStore.js'
export { createStore, type Storage, type StoreOptions } from './store/createStore.js'
export { type Step, stepOf } from './store/stepOf.js'
