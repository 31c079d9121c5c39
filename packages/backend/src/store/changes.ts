import * as z from 'zod/mini'

/** One changed entity, kept over its seed. */
export const changeRecord = z.object({
  /** `collection/organisation/id`. */
  key: z.string(),
  collection: z.string(),
  organisationId: z.string(),
  /** The entity as it stands, or as it stood when it was deleted. Its own schema is checked where it is read. */
  entity: z.unknown(),
  deleted: z.boolean(),
  /**
   * Where an entity without a seed stands: below 0 before the seeds, above 0 behind them, ascending. 0 for a changed
   * seed, which keeps its place.
   */
  rank: z._default(z.number(), 0),
})

/** One changed entity, kept over its seed. */
export type ChangeRecord = z.infer<typeof changeRecord>

/** All changes at one moment. */
export interface ChangeSet {
  /** Differs whenever the records do, also when another tab wrote them. */
  revision: string
  records: readonly ChangeRecord[]
}

/**
 * Decides on a write from the record as it stands in the shared storage; `undefined` writes nothing. `sequence` counts
 * all writes since the last clearing, from 1, whoever made them.
 */
export type Decide = (current: ChangeRecord | undefined, sequence: number) => ChangeRecord | undefined

/** Where changes are kept. Every call may reject when the storage behind it fails. */
export interface Changes {
  /** All changes. `known` is the caller's set, answered again when nothing changed since. */
  read(known: ChangeSet | undefined): Promise<ChangeSet>
  /**
   * Reads and writes records, all of them or none, with no other writer in between. A decision may be asked for again
   * when the storage fails, and must not throw.
   */
  write(decisions: ReadonlyMap<string, Decide>): Promise<void>
  /** Takes a record that cannot be read out of the changes without losing it. */
  setAside(key: string): Promise<void>
  /** Forgets every change. */
  clear(): Promise<void>
  close(): void
}
