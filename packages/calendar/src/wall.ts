/**
 * A day, or a minute of one, as clocks show it somewhere: `2026-11-20` or `2026-11-20T09:00`. It has no time zone and sorts as text
 * among those of its length.
 */
export type WallTime = string

const minute = 60_000

const momentOf = (time: WallTime) => Date.parse(time.length === 10 ? `${time}T00:00Z` : `${time}Z`)

/** Minutes that lie between two of them, as if every day had 1440; negative where the later one is given first. */
export const wallMinutes = (from: WallTime, to: WallTime): number => (momentOf(to) - momentOf(from)) / minute

/** So many minutes later, with as many digits: of a day another day. */
export const wallAfter = (time: WallTime, minutes: number): WallTime =>
  new Date(momentOf(time) + minutes * minute).toISOString().slice(0, time.length)
