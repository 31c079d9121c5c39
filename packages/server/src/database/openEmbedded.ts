import { fdatasyncSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inTurn } from '@embpm/backend'
import * as z from 'zod'
import type { Database, DatabaseRow, Session } from './Database.js'
import { namedError } from './databaseErrors.js'
import { lockFolder } from './folderLock.js'

/** An open file of the engine's file system, as its Node part keeps it. */
const openFile = z.object({ nfd: z.number() })

/** As far as the engine's inside is used: where its files are, and what is called when it wants them on the disk. */
const inside = z.object({
  Module: z.object({
    FS: z.object({
      lookupPath: z.custom<(path: string, options: object) => unknown>((one) => typeof one === 'function'),
    }),
  }),
})
const lookup = z.object({
  node: z.object({ mount: z.object({ type: z.object({ stream_ops: z.custom<Record<string, unknown>>() }) }) }),
})

/** What a commit waits for; counted so that a start can prove that it does. */
interface Syncs {
  count: number
}

/**
 * The engine brings PostgreSQL with syncing switched off, and a file system that would not know how. Both are given here: a
 * transaction that was acknowledged is on the disk.
 */
function syncing(database: PGlite): Syncs {
  const syncs = { count: 0 }
  const { FS } = inside.parse(database).Module
  const { stream_ops: operations } = lookup.parse(FS.lookupPath('/pglite/data', {})).node.mount.type
  operations.fsync = (stream: unknown) => {
    syncs.count += 1
    fdatasyncSync(openFile.parse(stream).nfd)
    return 0
  }
  return syncs
}

/**
 * Opens PostgreSQL within this process, its files in a folder; makes them at the first start.
 *
 * @throws FolderInUseError, and an error when the engine would not wait for the disk
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const unlock = lockFolder(folder)
  try {
    const engine = new PGlite(join(folder, 'database'), {
      startParams: [...PGlite.defaultStartParams.filter((one) => one !== '-F'), '-c', 'wal_sync_method=fsync'],
    })
    await engine.waitReady
    const syncs = syncing(engine)
    await engine.exec(
      'create table if not exists probe (at timestamptz); delete from probe; insert into probe values (now())',
    )
    if (syncs.count === 0)
      throw new Error('The embedded database does not wait for the disk. This version cannot be used.')
    return embedded(engine, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function embedded(engine: PGlite, unlock: () => void): Database {
  const sessionOf = (on: Pick<PGlite, 'query'>): Session => ({
    async query(statement, values = []) {
      try {
        return (await on.query<DatabaseRow>(statement, [...values])).rows
      } catch (error) {
        throw namedError(error)
      }
    },
  })
  return {
    isShared: false,
    ...sessionOf(engine),
    transaction: (work) => engine.transaction((transaction) => work(sessionOf(transaction))),
    exclusively: inTurn(),
    async close() {
      await engine.close()
      unlock()
    },
  }
}
