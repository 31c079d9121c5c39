import { intervalKind, type IntervalKind, type IntervalMode } from '@embpm/calendar'
import type { IntervalText } from './useIntervalText.js'
import type { Pruned } from './useIntervalPruning.js'

const kinds: readonly IntervalKind[] = ['month', 'week', 'day', 'other']

/** "Changed from Daily. Removed: 3 days and 1 week." */
export function prunedText({ mode: from, removed }: Pruned, mode: IntervalMode, { locale, of }: IntervalText): string {
  const counts = kinds.flatMap((kind) => {
    const count = removed.filter((interval) => intervalKind(interval) === kind).length
    return count > 0 ? [of(`${kind}Count`, { count })] : []
  })
  const list = new Intl.ListFormat(locale).format(counts)
  return from === mode ? of('removed', { removed: list }) : of('changed', { mode: of(from), removed: list })
}
