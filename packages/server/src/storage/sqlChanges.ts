import type { ChangeRecord, Changes, ChangeSet } from '@embpm/backend'
import * as z from 'zod'
import type { Database, Session } from '../database/Database.js'
import { currentSender } from '../live/sender.js'
import { type Revision, revisionOf } from './revision.js'

/** Records of one statement. */
const AT_ONCE = 1000

/** A record and its place among all writes. */
interface Numbered {
  record: ChangeRecord
  sequence: number
}

const columns = 'key, collection, organisation_id, entity, deleted, rank'

const stored = z
  .object({
    key: z.string(),
    collection: z.string(),
    organisation_id: z.string(),
    entity: z.unknown(),
    deleted: z.boolean(),
    rank: z.number(),
  })
  .transform(({ organisation_id: organisationId, ...record }): ChangeRecord => ({ ...record, organisationId }))

/**
 * Keeps the changes of a store in a database. They are held in memory too, and what others have written since is fetched
 * before each answer; a write is decided on what is in the database, by one writer after the other.
 */
export function sqlChanges(database: Database): Changes {
  const records = new Map<string, ChangeRecord>()
  let at: Revision | undefined
  let set: ChangeSet = { revision: '', records: [] }
  /** How often something was written here, and how much of that is in what is held. */
  let written = 0
  let held = -1

  /** Fetches what is newer; everything, where something was taken out. */
  async function load(): Promise<void> {
    const begun = written
    const now = await revisionOf(database)
    if (at?.epoch !== now.epoch || at.seq !== now.seq) await fetchUntil(now)
    held = begun
  }

  async function fetchUntil(now: Revision): Promise<void> {
    const isWhole = at?.epoch !== now.epoch
    const rows = isWhole
      ? await database.query(`select ${columns}, seq from changes order by seq`)
      : await database.query(`select ${columns}, seq from changes where seq > $1 order by seq`, [at?.seq])
    if (isWhole) records.clear()
    for (const row of rows) {
      const record = stored.parse(row)
      records.set(record.key, record)
    }
    // Somebody may have written between the two questions: what has come is the measure.
    const seq = rows.reduce((last, row) => Math.max(last, Number(row.seq)), now.seq)
    at = { epoch: now.epoch, seq }
    set = { revision: `${now.epoch}-${seq}`, records: [...records.values()] }
  }

  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  /** Who asks while a question is on its way may know of something that it misses: one more is asked for all of them. */
  function refresh(): Promise<void> {
    if (running) {
      next ??= running.then(start, start)
      return next
    }
    return start()
  }
  function start(): Promise<void> {
    next = undefined
    running = load().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    async read() {
      if (database.isShared || held !== written) await refresh()
      return set
    },
    async write(decisions) {
      const keys = [...decisions.keys()]
      await database.transaction(async (session) => {
        const { epoch, seq } = await revisionOf(session, 'for update')
        const rows = await session.query(`select ${columns} from changes where key = any($1)`, [keys])
        const current = new Map(rows.map((row) => stored.parse(row)).map((record) => [record.key, record]))
        let sequence = seq
        const decided: Numbered[] = []
        for (const [key, decide] of decisions) {
          const record = decide(current.get(key), sequence + 1)
          if (!record) continue
          sequence += 1
          decided.push({ record, sequence })
        }
        for (let at = 0; at < decided.length; at += AT_ONCE) await put(session, decided.slice(at, at + AT_ONCE))
        if (sequence !== seq) await session.query('update revision set seq = $1 where epoch = $2', [sequence, epoch])
      })
      written += 1
    },
    async setAside(key) {
      await database.transaction(async (session) => {
        await revisionOf(session, 'for update')
        await session.query('insert into damaged (key, entity) select key, entity from changes where key = $1', [key])
        await session.query('delete from changes where key = $1', [key])
        await session.query('update revision set epoch = gen_random_uuid(), seq = seq + 1')
      })
      written += 1
    },
    async clear() {
      await database.transaction(async (session) => {
        await revisionOf(session, 'for update')
        await session.query('delete from changes')
        await session.query('update revision set epoch = gen_random_uuid(), seq = 0')
      })
      written += 1
    },
    close() {},
  }
}

/** Writes records in one statement. */
async function put({ query }: Session, numbered: readonly Numbered[]): Promise<void> {
  const each = <T>(valueOf: (one: Numbered) => T): T[] => numbered.map(valueOf)
  await query(
    `insert into changes (${columns}, seq, sender)
     select key, collection, organisation_id, entity::json, deleted, rank, seq, $8
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::boolean[], $6::double precision[], $7::bigint[])
       as given (key, collection, organisation_id, entity, deleted, rank, seq)
     on conflict (key) do update set entity = excluded.entity, deleted = excluded.deleted, rank = excluded.rank,
       seq = excluded.seq, sender = excluded.sender`,
    [
      each(({ record }) => record.key),
      each(({ record }) => record.collection),
      each(({ record }) => record.organisationId),
      each(({ record }) => JSON.stringify(record.entity)),
      each(({ record }) => record.deleted),
      each(({ record }) => record.rank),
      each(({ sequence }) => sequence),
      currentSender(),
    ],
  )
}
