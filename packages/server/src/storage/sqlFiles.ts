import type { FileStore } from '@embpm/backend'
import * as z from 'zod'
import type { Database, Session } from '../database/Database.js'

const part = z.object({ content: z.instanceof(Uint8Array) })

async function sizeOf({ query }: Session, id: string): Promise<number> {
  const [row] = await query(
    'select coalesce(sum(length(content)), 0)::float8 as size from file_parts where file_id = $1',
    [id],
  )
  return Number(row?.size)
}

/** Keeps files in the database, part by part as they arrive: a backup of it has them, and every node can read them. */
export function sqlFiles(database: Database): FileStore {
  return {
    size: (id) => sizeOf(database, id),
    async append(id, offset, blob) {
      const content = new Uint8Array(await blob.arrayBuffer())
      return database.transaction(async (session) => {
        // Two that send the same part, one after the other.
        await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id])
        const size = await sizeOf(session, id)
        if (offset !== size || content.length === 0) return size
        await session.query('insert into file_parts (file_id, starts_at, content) values ($1, $2, $3)', [
          id,
          offset,
          content,
        ])
        return size + content.length
      })
    },
    async read(id) {
      const rows = await database.query('select content from file_parts where file_id = $1 order by starts_at', [id])
      if (rows.length === 0) return undefined
      return new Blob(rows.map((row) => new Uint8Array(part.parse(row).content)))
    },
    async remove(id) {
      await database.query('delete from file_parts where file_id = $1', [id])
    },
    async clear() {
      await database.query('delete from file_parts')
    },
    close() {},
  }
}
