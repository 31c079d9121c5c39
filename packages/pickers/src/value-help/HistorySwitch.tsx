import { useWords } from '@embpm/ui/ui-strings'
import type { HistoryViewState } from './useHistoryView.js'
import { valueHelpWords } from './valueHelpWords.js'

/** Shows all values, the favourite or the recent ones; nothing while there is nothing to choose between. */
export function HistorySwitch({ view, kinds, show }: HistoryViewState) {
  const t = useWords(valueHelpWords)
  if (kinds.length === 0) return null
  return (
    <div role="group" aria-label={t('show')} className="emb-value-help-switch">
      {(['all', ...kinds] as const).map((kind) => (
        <button key={kind} type="button" aria-pressed={view.kind === kind} onClick={() => show(kind)}>
          {t(kind)}
        </button>
      ))}
    </div>
  )
}
