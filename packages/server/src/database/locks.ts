/**
 * Keys of the advisory locks by which the nodes of a database take turns. PostgreSQL knows them by number alone, so all of ours stand here;
 * files are locked by a hash of their id, in the range of 64 bits (`hashtextextended`).
 */
export const locks = {
  /** Held by the one that does an exclusive piece of work. */
  turn: 4_160_701,
  /** Held by the one that changes the tables. */
  migration: 4_160_702,
} as const
