import * as z from 'zod'

/** One changed entity, kept over its seed. */
export const changeRecord = z.object({
  /** `collection/organisation/id`. */
  key: z.string(),
  collection: z.string(),
  organisationId: z.string(),
  /** The entity as it stands, or as it stood when it was deleted. Its own schema is checked where it is read. */
  entity: z.unknown(),
  deleted: z.boolean(),
})

/** One changed entity, kept over its seed. */
export type ChangeRecord = z.infer<typeof changeRecord>

/** All changes at one moment. */
export interface ChangeSet {
  /** Differs whenever the records do, also when another tab wrote them. */
  revision: string
  records: readonly ChangeRecord[]
}

/** Decides on a write from the record as it stands in the shared storage; `undefined` writes nothing. */
export type Decide = (current: ChangeRecord | undefined) => ChangeRecord | undefined

/** Where changes are kept. Every call may reject when the storage behind it fails. */
export interface Changes {
  /** All changes. `known` is the caller's set, answered again when nothing changed since. */
  read(known: ChangeSet | undefined): Promise<ChangeSet>
  /** Reads and writes one record with no other writer in between. `decide` may run again when the storage fails, and must not throw. */
  write(key: string, decide: Decide): Promise<void>
  /** Takes a record that cannot be read out of the changes without losing it. */
  setAside(key: string): Promise<void>
  /** Forgets every change. */
  clear(): Promise<void>
  close(): void
}
