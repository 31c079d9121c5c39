import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button, IconButton } from '../button/index.js'
import { pageNumbers } from '../data-table/pageNumbers.js'
import { useControlledState } from '../field/useControlledState.js'
import { Select } from '../select/Select.js'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('pagination', {
  pages: 'Pages',
  page: 'Page {page}',
  previous: 'Previous page',
  next: 'Next page',
  perPage: 'Rows',
  range: '{from}–{to} of {total}',
  none: '0 of 0',
})

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `Pagination`. */
export interface PaginationProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** How many things there are on all pages. */
  total: number
  /** The page, from 1. A page beyond the last counts as the last. */
  value?: number
  /** The first page of an uncontrolled one. Default 1. */
  defaultValue?: number
  onValueChange?: (page: number) => void
  /** Things on one page. */
  pageSize?: number
  /** The first size of an uncontrolled one. Default 25. */
  defaultPageSize?: number
  /** Called with a new size; the page changes as well, so that the first thing in sight stays in sight. */
  onPageSizeChange?: (size: number) => void
  /** Sizes to choose from; with fewer than two there is no choice. Default none. */
  pageSizes?: readonly number[]
  /** Names the landmark with the buttons, where a page has several. Default "Pages". */
  'aria-label'?: string
  /** Default `false`. */
  disabled?: boolean
}

/** Which of how many things these are, and the way to the others. The data table has the same in `DataTable.Pager`. */
export function Pagination({
  total,
  value,
  defaultValue = 1,
  onValueChange,
  pageSize,
  defaultPageSize = 25,
  onPageSizeChange,
  pageSizes = [],
  disabled = false,
  'aria-label': label,
  className,
  ...rest
}: PaginationProps) {
  const t = useWords(words)
  const [size, setSize] = useControlledState(pageSize, defaultPageSize, onPageSizeChange)
  const [wanted, setPage] = useControlledState(value, defaultValue, onValueChange)
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(pages, Math.max(1, wanted))
  const from = (page - 1) * size + 1
  const sizes = pageSizes.length > 1 ? [...new Set([...pageSizes, size])].toSorted((a, b) => a - b) : []
  const resize = (next: number) => {
    setSize(next)
    const to = Math.ceil(from / next)
    if (to !== page) setPage(to)
  }
  return (
    <div
      {...rest}
      className={className ? `emb-pagination ${className}` : 'emb-pagination'}
      data-disabled={disabled || undefined}
    >
      <div className="emb-pagination-bar">
        <span className="emb-pagination-range" role="status">
          <bdi>{total === 0 ? t('none') : t('range', { from, to: Math.min(total, page * size), total })}</bdi>
        </span>
        {sizes.length > 0 && (
          <span className="emb-pagination-sizes">
            <span aria-hidden="true">{t('perPage')}</span>
            <Select
              aria-label={t('perPage')}
              disabled={disabled}
              value={String(size)}
              options={sizes.map((choice) => ({ value: String(choice), label: String(choice) }))}
              onValueChange={(choice) => choice !== null && resize(Number(choice))}
            />
          </span>
        )}
        <nav className="emb-pagination-pages" aria-label={label ?? t('pages')}>
          <IconButton
            size="s"
            label={t('previous')}
            icon={<ChevronLeft {...glyph} />}
            disabled={disabled || page <= 1}
            onPress={() => setPage(page - 1)}
          />
          {pageNumbers(page, pages).map((number, i) =>
            number === null ? (
              <span key={`gap-${i}`} className="emb-pagination-gap">
                …
              </span>
            ) : (
              <Button
                key={number}
                variant="ghost"
                size="s"
                className="emb-pagination-page"
                disabled={disabled}
                aria-label={t('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onPress={() => number !== page && setPage(number)}
              >
                {number}
              </Button>
            ),
          )}
          <IconButton
            size="s"
            label={t('next')}
            icon={<ChevronRight {...glyph} />}
            disabled={disabled || page >= pages}
            onPress={() => setPage(page + 1)}
          />
        </nav>
      </div>
    </div>
  )
}
