import type { ComponentProps } from 'react'
import { useWords } from '../ui-strings/index.js'
import { TableButton } from './TableButton.js'
import type { DataTableState } from './useDataTable.js'
import { words } from './words.js'

interface LoadMoreProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  table: DataTableState<Row>
}

/** How many rows are shown of how many, and the button for the next ones. Rows stay when those cannot be loaded. */
export function LoadMore<Row extends object>({ table, className = '', ...rest }: LoadMoreProps<Row>) {
  const t = useWords(words)
  const { page, view, setView, status, stale, retry } = table
  const total = page?.total ?? 0
  const count = page?.rows.length ?? 0
  const open = page?.partialTotal === true
  const all = page?.unfilteredTotal
  const failed = status === 'error' && count > 0
  const loading = stale && view.page > 1
  return (
    <div {...rest} className={`emb-table-pager ${className}`} data-loading={page ? undefined : ''}>
      <div className="emb-table-pager-bar">
        <span className="emb-table-range">
          {page && <bdi>{t('shownOf', { count, total: open ? t('atLeast', { total }) : total })}</bdi>}
          {all !== undefined && all > total && (
            <bdi className="emb-table-unfiltered">{t('filteredFrom', { total: all })}</bdi>
          )}
        </span>
        {failed && (
          <span role="alert" className="emb-table-more-failed">
            {t('loadMoreFailed')}
          </span>
        )}
        {(count < total || (open && count > 0) || failed) && (
          <TableButton
            size="s"
            variant="secondary"
            aria-disabled={loading || undefined}
            aria-busy={loading || undefined}
            onClick={() => {
              if (failed) retry()
              else if (!loading) setView({ page: view.page + 1 })
            }}
          >
            {failed ? t('retry') : t('loadMore')}
          </TableButton>
        )}
      </div>
    </div>
  )
}
