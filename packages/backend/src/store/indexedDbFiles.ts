import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import type { FileStore } from './FileStore.js'

interface Schema extends DBSchema {
  /** The parts of files, by file and place: browsers keep a Blob beside the database, and load none that is only listed. */
  parts: { key: [id: string, offset: number]; value: Blob }
  /** How much is there of each file. */
  sizes: { key: string; value: number }
}

const stores = ['parts', 'sizes'] as const

/** Every part of a file: behind its id, numbers come before arrays. */
const partsOf = (id: string) => IDBKeyRange.bound([id], [id, []])

/** Keeps files in IndexedDB, where all tabs share them. Rejects when IndexedDB is missing, forbidden, full or failing. */
export function indexedDbFiles(name: string): FileStore {
  let connection: Promise<IDBPDatabase<Schema>> | undefined

  function connect(): Promise<IDBPDatabase<Schema>> {
    if (typeof indexedDB === 'undefined') {
      return Promise.reject(new DOMException('This browser has no IndexedDB.', 'NotSupportedError'))
    }
    const letGo = () => {
      connection = undefined
    }
    const opening =
      connection ??
      openDB<Schema>(name, 1, {
        upgrade(database) {
          for (const store of stores) database.createObjectStore(store)
        },
        blocking() {
          void opening.then((database) => database.close())
          letGo()
        },
        terminated: letGo,
      }).catch((error: unknown) => {
        letGo()
        throw error
      })
    connection = opening
    return opening
  }

  return {
    size: async (id) => (await (await connect()).get('sizes', id)) ?? 0,

    async append(id, offset, part) {
      const transaction = (await connect()).transaction(stores, 'readwrite')
      const sizes = transaction.objectStore('sizes')
      const size = (await sizes.get(id)) ?? 0
      if (offset !== size) return size
      await Promise.all([
        transaction.objectStore('parts').put(part, [id, offset]),
        sizes.put(size + part.size, id),
        transaction.done,
      ])
      return size + part.size
    },

    async read(id) {
      const transaction = (await connect()).transaction(stores)
      const [size, parts] = await Promise.all([
        transaction.objectStore('sizes').get(id),
        transaction.objectStore('parts').getAll(partsOf(id)),
      ])
      return size === undefined ? undefined : new Blob(parts)
    },

    async remove(id) {
      const transaction = (await connect()).transaction(stores, 'readwrite')
      await Promise.all([
        transaction.objectStore('parts').delete(partsOf(id)),
        transaction.objectStore('sizes').delete(id),
        transaction.done,
      ])
    },

    async clear() {
      const transaction = (await connect()).transaction(stores, 'readwrite')
      await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done])
    },

    close() {
      void connection?.then(
        (database) => database.close(),
        () => undefined,
      )
      connection = undefined
    },
  }
}
