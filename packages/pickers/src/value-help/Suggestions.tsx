import { useWords } from '@embpm/ui/ui-strings'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import type { SuggestionListProps } from './SuggestionList.js'
import { valueHelpWords } from './valueHelpWords.js'

const list = lazyPart(async () => (await import('./SuggestionList.js')).SuggestionList)

/** The list of suggestions, which is loaded with the first of them. */
export function Suggestions<Row>(props: SuggestionListProps<Row>) {
  const t = useWords(valueHelpWords)
  return (
    <Lazy part={list} failed={() => <p role="status">{t('searchFailed')}</p>}>
      {(List) => <List {...props} />}
    </Lazy>
  )
}
