import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton.js'
import { StateMessage } from '../state-message/StateMessage.js'
import { useWords } from '../ui-strings/index.js'
import { TableButton } from './TableButton.js'
import { isFiltered } from './TableView.js'
import type { DataTableState } from './useDataTable.js'
import type { Viewport } from '../row-source/windowing/useViewport.js'
import { words } from './words.js'

/** What stands in the place of rows: `null` while there are some. */
export type GridStateKind = 'loading' | 'error' | 'no-match' | 'empty' | null

/** What to show in the place of rows. Old rows stay until there are newer ones or an error. */
export function gridStateKind<Row extends object>({
  status,
  page,
  stale,
  view,
  paging,
}: DataTableState<Row>): GridStateKind {
  // When more could not be loaded, the rows that are there stay; the pager says it.
  if (status === 'error') return paging === 'more' && view.page > 1 && page ? null : 'error'
  if (!page) return status === 'asking' ? null : 'loading'
  if (page.rows.length > 0 || page.total > 0) return null
  if (stale || page.complete === false) return 'loading'
  return isFiltered(view) ? 'no-match' : 'empty'
}

interface GridStateProps<Row extends object> {
  table: DataTableState<Row>
  kind: Exclude<GridStateKind, null>
  viewport: Viewport
  empty: ReactNode
}

/** Skeletons, or a message with the way out. */
export function GridState<Row extends object>({ table, kind, viewport, empty }: GridStateProps<Row>) {
  const t = useWords(words)
  if (kind === 'loading') {
    const rows = Math.max(
      1,
      Math.min(table.view.pageSize, Math.floor((viewport.height - viewport.headHeight) / viewport.rowHeight)),
    )
    const widths = table.columns.visible.map(({ width }) => width)
    const columns = table.selection.mode === 'none' ? widths : [48, ...widths]
    return <Skeleton rows={rows} columns={viewport.cards ? undefined : columns} label={t('loading')} />
  }
  if (kind === 'error') {
    return (
      <StateMessage
        kind="error"
        title={t('errorTitle')}
        description={t('errorText')}
        actions={
          <TableButton variant="secondary" onClick={table.retry}>
            {t('retry')}
          </TableButton>
        }
      />
    )
  }
  if (kind === 'no-match') {
    return (
      <StateMessage
        kind="no-match"
        title={t('noMatchTitle')}
        description={t('noMatchText')}
        actions={
          <TableButton variant="secondary" onClick={table.clearFilters}>
            {t('clearFilters')}
          </TableButton>
        }
      />
    )
  }
  return empty ?? <StateMessage kind="empty" title={t('emptyTitle')} />
}
