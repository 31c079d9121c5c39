/** A row as the database answers it. */
export type DatabaseRow = Readonly<Record<string, unknown>>

/** Where statements are run: on their own, or within a transaction. */
export interface Session {
  /** @param values those of `$1`, `$2`, …; a statement is never put together with them */
  query(statement: string, values?: readonly unknown[]): Promise<readonly DatabaseRow[]>
}

/** What a server keeps everything in: PostgreSQL, or the same engine embedded. */
export interface Database extends Session {
  /** Whether others may write to it too, so that what is known of it can be old. */
  readonly isShared: boolean
  /** All of the work, or nothing of it. Done once more where the database says that two got into each other's way. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** One piece of work after the other, also across nodes. The work uses the database as ever; it is no transaction. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}
