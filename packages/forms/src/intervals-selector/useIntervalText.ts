import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { usePeriodText, type PeriodText } from '../period-select/usePeriodText.js'
import { intervalWords } from './intervalWords.js'

/** How intervals are written here. */
export interface IntervalText extends PeriodText {
  /** The words that only intervals need. */
  of: Translate<typeof intervalWords.words>
}

/** Intervals in the words and the language of `UiStrings`. */
export function useIntervalText(): IntervalText {
  return { ...usePeriodText(), of: useWords(intervalWords) }
}
