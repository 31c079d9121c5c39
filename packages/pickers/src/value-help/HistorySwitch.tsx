import { useWords } from '@embpm/ui/ui-strings'
import { useState, useSyncExternalStore } from 'react'
import type { ValueHelpHistory, ValueHistory } from './ValueHelpHistory.js'
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

/** What a dialog shows: everything, or the keys that were favourite or recent when the user asked for them. */
type HistoryView = { kind: 'all' } | { kind: keyof ValueHistory; keys: readonly string[] }

/** State of the switch between all values and those of the history. */
interface HistoryViewState {
  view: HistoryView
  /** The parts of the history that hold something. */
  kinds: readonly (keyof ValueHistory)[]
  show: (kind: HistoryView['kind']) => void
}

const everything: HistoryView = { kind: 'all' }

/** Which values a dialog shows. What is starred or chosen meanwhile does not change the list under the user's hand. */
export function useHistoryView(history: ValueHelpHistory): HistoryViewState {
  const [view, setView] = useState<HistoryView>(everything)
  const now = useSyncExternalStore(history.subscribe, history.snapshot, history.snapshot)
  const kinds = (['favourites', 'recent'] as const).filter((kind) => now[kind].length > 0 || view.kind === kind)
  return { view, kinds, show: (kind) => setView(kind === 'all' ? everything : { kind, keys: now[kind] }) }
}
