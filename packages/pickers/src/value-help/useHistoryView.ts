import { useState, useSyncExternalStore } from 'react'
import type { ValueHelpHistory, ValueHistory } from './ValueHelpHistory.js'

/** What a dialog shows: everything, or the keys that were favourite or recent when the user asked for them. */
export type HistoryView = { kind: 'all' } | { kind: keyof ValueHistory; keys: readonly string[] }

/** State of the switch between all values and those of the history. */
export interface HistoryViewState {
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
