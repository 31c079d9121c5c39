import type { Entity } from '@embpm/contract'

import type { Collection } from './store/collection.js'

/** What became of a write. */
export type WriteResult<E extends Entity> =
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
  /** The entity, or `undefined` when it does not exist or is deleted. */
  get<E extends Entity>(collection: Collection<E>, organisationId: string, id: string): Promise<E | undefined>
  /** The deleted entity as it was, or `undefined` when it is not deleted. */
  getDeleted<E extends Entity>(collection: Collection<E>, organisationId: string, id: string): Promise<E | undefined>
  /**
   * All entities of an organisation: own ones first, the newest on top, then the seeds in their order. The same array is
   * answered as long as nothing changed, so that indexes can be kept by it.
   */
  list<E extends Entity>(collection: Collection<E>, organisationId: string): Promise<readonly E[]>
  /** Adds an entity; `conflict` when the id is or was taken. */
  create<E extends Entity>(collection: Collection<E>, entity: E): Promise<WriteResult<E>>
  /**
   * Replaces an entity by `change(current)` and gives it the next version. `conflict` when `expectedVersion` is given
   * and differs, `missing` when it does not exist. Compared and written in one step, also across tabs.
   */
  update<E extends Entity>(
    collection: Collection<E>,
    target: { organisationId: string; id: string; expectedVersion?: number },
    change: (current: E) => E,
  ): Promise<WriteResult<E>>
  /** Deletes an entity, under the same conditions as an update. Answers the entity as it was. */
  delete<E extends Entity>(
    collection: Collection<E>,
    target: { organisationId: string; id: string; expectedVersion?: number },
  ): Promise<WriteResult<E>>
  /** Takes a deletion back: `change(deleted)` with the next version. `conflict` when it is not deleted. */
  restore<E extends Entity>(
    collection: Collection<E>,
    target: { organisationId: string; id: string },
    change: (deleted: E) => E,
  ): Promise<WriteResult<E>>
  /** Forgets every change: only the seeds remain. */
  reset(): Promise<void>
  /** Lets go of the storage. The next call opens it again. */
  close(): void
}

export { type Collection, defineCollection } from './store/collection.js'
export { createStore, type StoreOptions } from './store/createStore.js'
