import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button, IconButton } from '../button/index.js'
import { Select } from '../select/index.js'
import { useWords } from '../ui-strings/index.js'
import { pageNumbers } from './pageNumbers.js'
import type { DataTableState } from './useDataTable.js'
import { words } from './words.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `DataTable.Pager`. */
export interface PagerProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useDataTable`. */
  table: DataTableState<Row>
  /** Choices of rows per page; the current size is always among them. Default 25, 50, 100, 250. */
  pageSizes?: readonly number[]
}

const defaultSizes = [25, 50, 100, 250]

/** Which rows these are, of how many, and the way to the others. */
export function Pager<Row>({ table, pageSizes = defaultSizes, className = '', ...rest }: PagerProps<Row>) {
  const t = useWords(words)
  const { view, setView, page } = table
  const total = page?.total ?? 0
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
          {page && <span>{total === 0 ? t('rangeNone') : t('range', { from, to, total })}</span>}
          {all !== undefined && all > total && (
            <span className="emb-table-unfiltered">{t('filteredFrom', { total: all })}</span>
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
        <nav className="emb-table-pages" aria-label={t('pages')}>
          <IconButton
            size="s"
            label={t('previous')}
            icon={<ChevronLeft {...glyph} />}
            disabled={view.page <= 1}
            onPress={() => go(view.page - 1)}
          />
          {pageNumbers(view.page, pages).map((number, i) =>
            number === null ? (
              <span key={`gap-${i}`} className="emb-table-page-gap">
                …
              </span>
            ) : (
              <Button
                key={number}
                variant="ghost"
                size="s"
                className="emb-table-page"
                aria-label={t('page', { page: number })}
                aria-current={number === view.page ? 'page' : undefined}
                onPress={() => go(number)}
              >
                {number}
              </Button>
            ),
          )}
          <IconButton
            size="s"
            label={t('next')}
            icon={<ChevronRight {...glyph} />}
            disabled={view.page >= pages}
            onPress={() => go(view.page + 1)}
          />
        </nav>
      </div>
    </div>
  )
}
