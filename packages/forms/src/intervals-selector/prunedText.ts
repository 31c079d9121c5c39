import { intervalKind, type IntervalKind, type IntervalMode } from '../periods/index.js'
import type { PeriodText } from '../period-select/usePeriodText.js'
import type { Pruned } from './useIntervalPruning.js'

const kinds: readonly IntervalKind[] = ['month', 'week', 'day', 'other']

/** "Changed from Daily. Removed: 3 days and 1 week." */
export function prunedText({ mode: from, removed }: Pruned, mode: IntervalMode, { locale, t }: PeriodText): string {
  const counts = kinds.flatMap((kind) => {
    const count = removed.filter((interval) => intervalKind(interval) === kind).length
    return count > 0 ? [t(`${kind}Count`, { count })] : []
  })
  const list = new Intl.ListFormat(locale).format(counts)
  return from === mode ? t('removed', { removed: list }) : t('changed', { mode: t(from), removed: list })
}
