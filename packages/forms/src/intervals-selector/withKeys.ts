import { intervalKey, intervalOf, toggleInterval, type Interval } from '../periods/index.js'

/** The intervals with these keys: those that are there stay as they are, where they are; the others are put in. */
export function withKeys(intervals: readonly Interval[], keys: readonly string[]): readonly Interval[] {
  const wanted = new Set(keys)
  const kept = intervals.filter((interval) => wanted.has(intervalKey(interval)))
  for (const interval of kept) wanted.delete(intervalKey(interval))
  return [...wanted].reduce<readonly Interval[]>((list, key) => {
    const added = intervalOf(key)
    return added ? toggleInterval(list, added) : list
  }, kept)
}
