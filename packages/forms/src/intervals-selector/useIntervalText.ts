import { intervalKind, type IntervalKind, type IntervalMode } from '@embpm/calendar'
import { useWords, type Translate, defineWords } from '@embpm/ui/ui-strings'
import { usePeriodText, type PeriodText } from '../period-select/usePeriodText.js'
import type { Pruned } from './useIntervalPruning.js'

/** English words of the intervals selector beside those of the period select; replaced under `interval` in `UiStrings`. */
const intervalWords = defineWords('interval', {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  rangeHint: 'Hold Shift for a range.',
  kind: 'Kind of interval',
  months: 'Months',
  weeks: 'Weeks',
  days: 'Days',
  MONTHLY: 'Monthly',
  WEEKLY: 'Weekly',
  DAILY: 'Daily',
  IRREGULAR: 'Irregular',
  removed: 'Removed: {removed}.',
  changed: 'Changed from {mode}. Removed: {removed}.',
  monthCount: { one: '{count} month', other: '{count} months' },
  weekCount: { one: '{count} week', other: '{count} weeks' },
  dayCount: { one: '{count} day', other: '{count} days' },
  otherCount: { one: '{count} other interval', other: '{count} other intervals' },
  undo: 'Undo',
  restored: 'What was removed is back',
})

/** How intervals are written here. */
export interface IntervalText extends PeriodText {
  /** The words that only intervals need. */
  of: Translate<typeof intervalWords.words>
}

/** Intervals in the words and the language of `UiStrings`. */
export function useIntervalText(): IntervalText {
  return { ...usePeriodText(), of: useWords(intervalWords) }
}

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
