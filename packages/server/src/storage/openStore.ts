import { createStore, leaveOutSamples, type Store } from '@embpm/backend'
import type { Logger } from 'pino'
import type { Database } from '../database/Database.js'
import { migrate } from '../database/migrate.js'
import { openEmbedded } from '../database/openEmbedded.js'
import { openPostgres } from '../database/openPostgres.js'
import type { Settings } from '../settings.js'
import { sqlChanges } from './sqlChanges.js'
import { sqlFiles } from './sqlFiles.js'

/** A store and the database that it is kept in. */
export interface OpenStore {
  store: Store
  database: Database
  /** Lets go of both. */
  close(): Promise<void>
}

/**
 * Opens what the settings name, with the tables that this release wants.
 *
 * @throws FolderInUseError, or why database or tables cannot be had
 */
export async function openStore(
  { databaseUrl, data, sample }: Pick<Settings, 'databaseUrl' | 'data' | 'sample'>,
  log: Logger,
): Promise<OpenStore> {
  if (!sample) leaveOutSamples()
  const database =
    databaseUrl === undefined
      ? await openEmbedded(data)
      : openPostgres(databaseUrl, (error) => log.warn({ err: error }, 'a connection to the database was lost'))
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  const store = createStore({
    storage: {
      changes: sqlChanges(database),
      files: sqlFiles(database),
      exclusively: (work) => database.exclusively(work),
    },
  })
  return {
    store,
    database,
    async close() {
      store.close()
      await database.close()
    },
  }
}
