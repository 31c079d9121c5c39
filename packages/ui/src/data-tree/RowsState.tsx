import type { ReactNode } from 'react'
import { Button } from '../button/index.js'
import { Skeleton } from '../skeleton/Skeleton.js'
import { StateMessage } from '../state-message/StateMessage.js'
import { useWords } from '../ui-strings/index.js'
import type { DataTreeState } from './useDataTree.js'
import type { Viewport } from '../row-source/windowing/useViewport.js'
import { words } from './words.js'

/** What stands in the place of rows: `null` while there are some. */
export type RowsStateKind = 'loading' | 'error' | 'no-match' | 'empty' | null

/** What to show in the place of rows. Old rows stay until there are newer ones or an error. */
export function rowsStateKind<Node>({ model, search }: DataTreeState<Node>): RowsStateKind {
  const { view, status, stale } = model
  if (status === 'error') return 'error'
  if (!view) return 'loading'
  if (view.rowCount > 0) return null
  if (stale) return 'loading'
  return model.searched && search.trim() !== '' ? 'no-match' : 'empty'
}

interface RowsStateProps<Node> {
  tree: DataTreeState<Node>
  kind: Exclude<RowsStateKind, null>
  viewport: Viewport
  empty: ReactNode
}

/** Skeletons, or a message with the way out. */
export function RowsState<Node>({ tree, kind, viewport, empty }: RowsStateProps<Node>) {
  const t = useWords(words)
  if (kind === 'loading') {
    const rows = Math.max(1, Math.min(12, Math.floor(viewport.height / viewport.rowHeight)))
    return <Skeleton rows={rows} columns={[320]} label={t('loading')} />
  }
  if (kind === 'error') {
    return (
      <StateMessage
        kind="error"
        title={t('errorTitle')}
        description={t('errorText')}
        actions={<Button onPress={() => tree.model.retry(null)}>{t('retry')}</Button>}
      />
    )
  }
  if (kind === 'no-match') {
    return (
      <StateMessage
        kind="no-match"
        title={t('noMatchTitle')}
        description={t('noMatchText')}
        actions={<Button onPress={() => tree.setSearch('')}>{t('clearSearch')}</Button>}
      />
    )
  }
  return empty ?? <StateMessage kind="empty" title={t('emptyTitle')} />
}
