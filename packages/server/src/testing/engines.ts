import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/Database.js'
import { migrate } from '../database/migrate.js'
import { openEmbedded } from '../database/openEmbedded.js'
import { openPostgres } from '../database/openPostgres.js'
import { hasPostgres, startPostgres } from './startPostgres.js'

/** A database that is there for a test, with its tables. */
export interface TestDatabase {
  database: Database
  end(): Promise<void>
}

async function embedded(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'embpm-data-'))
  const database = await openEmbedded(folder)
  await migrate(database)
  return {
    database,
    async end() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function postgres(): Promise<TestDatabase> {
  const server = await startPostgres()
  const database = openPostgres(server.url, () => undefined)
  await migrate(database)
  return {
    database,
    async end() {
      await database.close()
      await server.stop()
    },
  }
}

/** Every engine by name; one that cannot be had here is skipped by its name. */
export const engines = [
  { engine: 'embedded', skip: false, open: embedded },
  { engine: hasPostgres ? 'PostgreSQL' : 'PostgreSQL (not installed here)', skip: !hasPostgres, open: postgres },
] as const
