import type { Database } from './Database.js'
import { locks } from './locks.js'

/**
 * The steps from nothing to today's tables, in the order in which they were written. A step that was released is never
 * changed: another one follows it.
 */
const steps: readonly string[] = [
  // `json` and not `jsonb`: that puts the keys of an object into another order, and every history would tell of changes.
  `create table changes (
     key text collate "C" primary key,
     collection text not null,
     organisation_id text not null,
     entity json not null,
     deleted boolean not null,
     rank double precision not null,
     seq bigint not null
   );
   create index changes_by_seq on changes (seq);
   create table damaged (key text not null, entity json not null, at timestamptz not null default now());
   create table revision (one boolean primary key default true check (one), epoch uuid not null, seq bigint not null);
   insert into revision (epoch, seq) values (gen_random_uuid(), 0);
   create table file_parts (
     file_id text collate "C" not null,
     starts_at bigint not null,
     content bytea not null,
     primary key (file_id, starts_at)
   )`,
  // Who wrote, so that they are not told; and which page is where, which may be forgotten with the server that had it.
  `alter table changes add column sender text not null default '';
   create unlogged table places (
     stream text primary key,
     user_id text not null,
     organisation_id text not null,
     kind text not null,
     object_id text not null,
     editing boolean not null,
     at timestamptz not null
   )`,
]

/** The database was written by a newer release. */
class NewerDatabaseError extends Error {
  constructor(found: number) {
    super(
      `The database is of a newer release (step ${found}, this one knows ${steps.length}). Start that release, or restore the backup that was made before it.`,
    )
    this.name = 'NewerDatabaseError'
  }
}

/**
 * Brings the tables to where this release wants them; one node at a time, the others wait.
 *
 * @throws where the database was written by a newer release
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query('select pg_advisory_xact_lock($1)', [locks.migration])
    await query(
      'create table if not exists migrations (step integer primary key, at timestamptz not null default now())',
    )
    const [row] = await query('select coalesce(max(step), 0) as step from migrations')
    const done = Number(row?.step)
    if (done > steps.length) throw new NewerDatabaseError(done)
    for (const [index, step] of steps.entries()) {
      if (index < done) continue
      for (const statement of step.split(';')) await query(statement)
      await query('insert into migrations (step) values ($1)', [index + 1])
    }
  })
}
