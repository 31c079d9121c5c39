import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useWords } from '../ui-strings/index.js'
import { askedFilters } from './askedFilters.js'
import { pageSelection } from './gridActions.js'
import { readAllRows } from './readAllRows.js'
import { TableButton } from './TableButton.js'
import type { DataTableState } from './useDataTable.js'
import { words } from './words.js'

/** Props of `DataTable.SelectionBar`. */
export interface SelectionBarProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useDataTable`. */
  table: DataTableState<Row>
  /** Buttons that act on the selected rows. */
  children?: ReactNode
}

/**
 * How many rows are selected and what can be done with them, floating above the end of the rows; gone when there are none.
 * When a whole page is selected and more rows match, it offers those of all pages.
 */
export function SelectionBar<Row extends object>({ table, children, className = '', ...rest }: SelectionBarProps<Row>) {
  const t = useWords(words)
  const { selection, page, stale } = table
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const selectMatches = async () => {
    const { signal } = (controller.current = new AbortController())
    setState('loading')
    try {
      const rows: Row[] = []
      const query = { ...table.view, ...askedFilters(table.view.filters, table.columns.all) }
      for await (const batch of readAllRows(table.source, query, signal)) rows.push(...batch.rows)
      selection.set(rows, true)
      setState('idle')
    } catch {
      setState(signal.aborted ? 'idle' : 'failed')
    }
  }

  const { size } = selection.keys
  if (size === 0 || selection.mode !== 'multiple') return null
  const more =
    page && !stale && page.partialTotal !== true && page.total > page.rows.length && pageSelection(table) === 'all'
  return (
    <div className="emb-table-selection-place">
      <div role="toolbar" aria-label={t('selection')} {...rest} className={`emb-table-selection ${className}`}>
        <span role="status" className="emb-table-selection-count">
          <bdi>{t('selected', { count: size })}</bdi>
        </span>
        {more && size < page.total && (
          <TableButton size="s" aria-disabled={state === 'loading' || undefined} onClick={() => void selectMatches()}>
            {t('selectMatches', { count: page.total })}
          </TableButton>
        )}
        {state === 'failed' && <span role="alert">{t('selectMatchesFailed')}</span>}
        {children}
        <TableButton
          size="s"
          label={t('clearSelection')}
          icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => {
            selection.clear()
            table.gridRef.current?.focus({ preventScroll: true })
          }}
        />
      </div>
    </div>
  )
}
