const first = 1000
const longest = 30_000

/**
 * How long to wait before a lost connection is tried again, in ms: 1 second, doubled with each attempt, 30 at most, and up
 * to a fifth more or less, so that all who lost it do not come back in the same moment.
 *
 * @param attempts how many have failed
 * @param chance 0 to 1
 */
export const reconnectDelay = (attempts: number, chance: number): number =>
  Math.round(Math.min(longest, first * 2 ** Math.min(attempts, 10)) * (0.8 + 0.4 * chance))
