/** Something was written. */
export interface Written {
  /** Name of the collection in the storage. */
  collection: string
  /** Whose it is: an organisation's, the installation's, or a user's own. */
  organisationId: string
  /** The page that asked for it, by its `x-sse-id`; empty where none said. */
  sender: string
}

/** Where somebody's page is. */
export interface Place {
  userId: string
  organisationId: string
  /** Name of a kind of entity. */
  kind: string
  id: string
  /** Whether something is typed there. */
  editing: boolean
}

/** What a follower hears. */
export type LiveNews =
  /** Kinds of what was written; `null` when too much was. `at` is where the next one goes on. */
  | { type: 'written'; at: string; kinds: readonly string[] | null }
  /** Who is where the follower is, themselves included. */
  | { type: 'places'; places: readonly Place[] }

/** What somebody wants to hear. */
export interface FollowOptions {
  /** The page, by its `x-sse-id`. */
  stream: string
  /** Where it goes on: `at` of the last news. Default: now. */
  since: string | undefined
  /** Ends it. */
  signal: AbortSignal | undefined
  /** What kind something that was written is of; `undefined` for what the follower hears nothing of. */
  kindOf: (written: Written) => string | undefined
}

/** Tells what others do meanwhile. A server has one, whose nodes know of each other. */
export interface Live {
  follow(options: FollowOptions): AsyncIterable<LiveNews>
  /** Says where a page is; `null` for nowhere. */
  stand(stream: string, place: Place | null): Promise<void>
}
