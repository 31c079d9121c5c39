import { intervalKey, intervalOf, toggleInterval, type Interval } from '@embpm/forms/periods'

/**
 * The intervals that these keys name: those that are there stay as they are and where they are, the others are put in
 * before the first later one. Keys that name no interval are left out.
 */
export function withPeriods(intervals: readonly Interval[], keys: readonly string[]): readonly Interval[] {
  const wanted = new Set(keys)
  const kept = intervals.filter((one) => wanted.has(intervalKey(one)))
  for (const one of kept) wanted.delete(intervalKey(one))
  return [...wanted].reduce<readonly Interval[]>((list, key) => {
    const added = intervalOf(key)
    return added ? toggleInterval(list, added) : list
  }, kept)
}
