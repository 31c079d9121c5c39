import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Select } from '../select/Select.js'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { LoadMore } from './LoadMore.js'
import { pageNumbers } from './pageNumbers.js'
import { TableButton } from './TableButton.js'
import type { DataTableState } from './useDataTable.js'
import { words } from './words.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `DataTable.Pager`. */
export interface PagerProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useDataTable`. */
  table: DataTableState<Row>
  /** Names what is paged, where several tables stand on a page. */
  label?: string
  /** Choices of rows per page; the current size is always among them. Default 25, 50, 100, 250. */
  pageSizes?: readonly number[]
}

const defaultSizes = [25, 50, 100, 250]

/**
 * Which rows these are, of how many, and the way to the others: numbered pages, or "Load more" in a table that grows. A table
 * of all rows has none. "50+" are at least 50: the source is still counting, or does not count.
 */
export function Pager<Row extends object>({
  table,
  label,
  pageSizes = defaultSizes,
  className = '',
  ...rest
}: PagerProps<Row>) {
  const t = useWords(words)
  const { format } = new Intl.NumberFormat(useUiLocale())
  const { view, setView, page } = table
  if (table.paging === 'all') return null
  if (table.paging === 'more') return <LoadMore {...rest} table={table} className={className} />
  const total = page?.total ?? 0
  const open = page?.partialTotal === true
  // A source that does not count has a next page as long as this one is full.
  const uncounted = open && page.complete !== false && page.rows.length === view.pageSize
  const pages = Math.max(1, Math.ceil(total / view.pageSize))
  const from = (view.page - 1) * view.pageSize + 1
  const to = Math.min(total, view.page * view.pageSize)
  const all = page?.unfilteredTotal
  const sizes = [...new Set([...pageSizes, view.pageSize])].toSorted((a, b) => a - b)
  const go = (to: number) => setView({ page: to })
  return (
    <div {...rest} className={`emb-table-pager ${className}`} data-loading={page ? undefined : ''}>
      <div className="emb-table-pager-bar">
        <span className="emb-table-range">
          {page && (
            <bdi>
              {total === 0 ? t('rangeNone') : t('range', { from, to, total: open ? t('atLeast', { total }) : total })}
            </bdi>
          )}
          {all !== undefined && all > total && (
            <bdi className="emb-table-unfiltered">{t('filteredFrom', { total: all })}</bdi>
          )}
        </span>
        {sizes.length > 1 && (
          <span className="emb-table-sizes">
            <span aria-hidden="true">{t('rowsPerPage')}</span>
            <Select
              aria-label={t('rowsPerPage')}
              value={String(view.pageSize)}
              options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
              onValueChange={(size) => size !== null && setView({ pageSize: Number(size) })}
            />
          </span>
        )}
        <nav className="emb-table-pages" aria-label={label === undefined ? t('pages') : `${label}: ${t('pages')}`}>
          <TableButton
            size="s"
            label={t('previous')}
            icon={<ChevronLeft {...glyph} />}
            disabled={view.page <= 1}
            onClick={() => go(view.page - 1)}
          />
          {pageNumbers(view.page, pages).map((number, i) =>
            number === null ? (
              <span key={`gap-${i}`} className="emb-table-page-gap">
                …
              </span>
            ) : (
              <TableButton
                key={number}
                size="s"
                className="emb-table-page"
                aria-label={t('page', { page: number })}
                aria-current={number === view.page ? 'page' : undefined}
                onClick={() => go(number)}
              >
                {format(number)}
              </TableButton>
            ),
          )}
          <TableButton
            size="s"
            label={t('next')}
            icon={<ChevronRight {...glyph} />}
            disabled={view.page >= pages && !uncounted}
            onClick={() => go(view.page + 1)}
          />
        </nav>
      </div>
    </div>
  )
}
