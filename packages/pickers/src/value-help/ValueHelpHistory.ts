/** What a user of a picker chose before, and what they marked with a star, by key. */
export interface ValueHistory {
  /** The last chosen keys, newest first. */
  recent: readonly string[]
  /** The marked keys, in the order in which they were marked. */
  favourites: readonly string[]
}

/**
 * Remembers recent and favourite values of one picker. `memoryHistory()` keeps them as long as the page is open,
 * `storedHistory(storage, key)` longer; an app may have one of its own, such as one on its server.
 */
export interface ValueHelpHistory {
  /** Calls the listener after each change. @returns a function that ends it */
  subscribe(listener: () => void): () => void
  /** What is known now: the same object until something changes. */
  snapshot(): ValueHistory
  /** Puts these keys in front of the recent ones. */
  remember(keys: readonly string[]): void
  setFavourite(key: string, favourite: boolean): void
}
