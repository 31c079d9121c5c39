import { deleteDB, type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as z from 'zod/mini'

import { newUuid } from '../newUuid.js'
import { type ChangeRecord, changeRecord, type Changes } from './changes.js'

interface Schema extends DBSchema {
  changes: { key: string; value: unknown }
  damaged: { key: number; value: unknown }
  meta: { key: string; value: unknown }
}

type Database = IDBPDatabase<Schema>

const stores = ['changes', 'damaged', 'meta'] as const
const version = 1
/** A database that another tab is upgrading or that hangs would keep the application waiting for ever. */
const openTimeout = 4000
const revisionSchema = z.object({ epoch: z.string(), count: z.number() })

function newEpoch() {
  return { epoch: newUuid(), count: 0 }
}

async function open(name: string, onLost: () => void): Promise<Database> {
  const opening = openDB<Schema>(name, version, {
    upgrade(database) {
      database.createObjectStore('changes')
      database.createObjectStore('damaged', { autoIncrement: true })
      database.createObjectStore('meta')
    },
    // Another tab resets or upgrades the database: let go of it and open it again when it is next needed.
    blocking() {
      void opening.then((database) => database.close())
      onLost()
    },
    terminated: onLost,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('Opening takes too long.', 'TimeoutError')), openTimeout)
  })
  try {
    const database = await Promise.race([opening, late])
    if (stores.every((store) => database.objectStoreNames.contains(store))) return database
    database.close()
    throw new DOMException('The database is not one of ours.', 'VersionError')
  } finally {
    clearTimeout(timer)
  }
}

/** A database that cannot be opened stays as it is, and its successor takes over. */
const successors = 2

const unavailable = [
  'SecurityError',
  'InvalidStateError',
  'NotSupportedError',
  'ReferenceError',
  'NotAllowedError',
  'TimeoutError',
]

/** Whether the browser has, allows or gives no storage at all: a database of another name would fare no better. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && unavailable.includes(error.name)
}

/** Why the storage failed, in the browser's own words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'no reason given'
}

/** What {@link indexedDbChanges} reports. */
export interface IndexedDbListeners {
  /** A database could not be opened and was set aside, or a record was. */
  onDamage(message: string): void
}

/**
 * Keeps changes in IndexedDB. All tabs share them: each read compares a counter in the database first, and each write
 * reads the record within its own transaction. Rejects when IndexedDB is missing, forbidden or failing.
 */
export function indexedDbChanges(name: string, { onDamage }: IndexedDbListeners): Changes {
  let connection: Promise<Database> | undefined

  async function openAny(): Promise<Database> {
    let failure: unknown
    for (let attempt = 0; attempt <= successors; attempt += 1) {
      const candidate = attempt === 0 ? name : `${name}-${attempt + 1}`
      try {
        const database = await open(candidate, () => {
          connection = undefined
        })
        if (failure !== undefined)
          onDamage(`The stored changes cannot be read (${reasonOf(failure)}). They were set aside.`)
        return database
      } catch (error) {
        failure = error
        if (isUnavailable(error)) break
      }
    }
    throw failure
  }

  function connect(): Promise<Database> {
    if (typeof indexedDB === 'undefined') {
      return Promise.reject(new DOMException('This browser has no IndexedDB.', 'NotSupportedError'))
    }
    connection ??= openAny().catch((error: unknown) => {
      connection = undefined
      throw error
    })
    return connection
  }

  /** Runs once more when the connection was lost between two uses. */
  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const used = connect()
    try {
      return await work(await used)
    } catch (error) {
      const lost = error instanceof DOMException && error.name === 'InvalidStateError' && connection !== used
      if (!lost) throw error
      return work(await connect())
    }
  }

  const readRevision = (value: unknown) => revisionSchema.safeParse(value).data ?? newEpoch()

  return {
    read(known) {
      return withDatabase(async (database) => {
        const transaction = database.transaction(['changes', 'meta'])
        const stored = revisionSchema.safeParse(await transaction.objectStore('meta').get('revision')).data
        const revision = stored ? `${stored.epoch}-${stored.count}` : 'untouched'
        if (known?.revision === revision) return known
        const [keys, values] = await Promise.all([
          transaction.objectStore('changes').getAllKeys(),
          transaction.objectStore('changes').getAll(),
        ])
        await transaction.done
        const records: ChangeRecord[] = []
        for (const [index, value] of values.entries()) {
          const key = keys[index] ?? ''
          const parsed = changeRecord.safeParse(value)
          if (parsed.success && parsed.data.key === key) records.push(parsed.data)
          else await this.setAside(key)
        }
        return { revision, records }
      })
    },

    write(decisions) {
      return withDatabase(async (database) => {
        const transaction = database.transaction(['changes', 'meta'], 'readwrite')
        const changes = transaction.objectStore('changes')
        const meta = transaction.objectStore('meta')
        const { epoch, count } = readRevision(await meta.get('revision'))
        let sequence = count
        for (const [key, decide] of decisions) {
          const record = decide(changeRecord.safeParse(await changes.get(key)).data, sequence + 1)
          if (!record) continue
          sequence += 1
          await changes.put(record, key)
        }
        if (sequence !== count) await meta.put({ epoch, count: sequence }, 'revision')
        await transaction.done
      })
    },

    setAside(key) {
      return withDatabase(async (database) => {
        const transaction = database.transaction(stores, 'readwrite')
        const changes = transaction.objectStore('changes')
        // Another call or tab may have been faster.
        if ((await changes.getKey(key)) === undefined) return
        const { epoch, count } = readRevision(await transaction.objectStore('meta').get('revision'))
        await Promise.all([
          transaction.objectStore('damaged').add({ key, record: await changes.get(key) }),
          changes.delete(key),
          transaction.objectStore('meta').put({ epoch, count: count + 1 }, 'revision'),
          transaction.done,
        ])
        onDamage(`A stored change (${key}) cannot be read. It was set aside, and the sample data is shown instead.`)
      })
    },

    clear() {
      return withDatabase(async (database) => {
        const transaction = database.transaction(stores, 'readwrite')
        await Promise.all([
          transaction.objectStore('changes').clear(),
          transaction.objectStore('damaged').clear(),
          transaction.objectStore('meta').put(newEpoch(), 'revision'),
          transaction.done,
        ])
        const used = database.name
        const others = [name, ...Array.from({ length: successors }, (_, index) => `${name}-${index + 2}`)]
        // A set-aside database goes with the reset; a later start may then use the first name again.
        await Promise.all(others.filter((other) => other !== used).map((other) => deleteQuietly(other)))
      })
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

async function deleteQuietly(name: string): Promise<void> {
  await new Promise<void>((resolve) => {
    deleteDB(name, { blocked: () => resolve() }).then(
      () => resolve(),
      () => resolve(),
    )
  })
}
