import { useMemo } from 'react'
import { useWords } from '../ui-strings/index.js'
import { fittingWidth } from './columnWidth.js'
import { columnName } from './DataColumnDef.js'
import { LazyPanel } from '../lazy-part/LazyPanel.js'
import { tableParts } from './tableParts.js'
import type { DataTableState } from './useDataTable.js'
import { words } from './words.js'

/** What is open in the grid, and beside which element. */
export type OpenOverlay =
  | { kind: 'menu' | 'filter'; column: string; anchor: HTMLElement }
  | { kind: 'actions'; row: number; anchor: HTMLElement }

interface GridOverlayProps<Row extends object> {
  table: DataTableState<Row>
  overlay: OpenOverlay
  /** Changes what is open; `null` closes it. */
  onChange: (overlay: OpenOverlay | null) => void
}

/** The one menu or filter that is open in the grid: heads and rows have a plain button each, so that tables open quickly. */
export function GridOverlay<Row extends object>({ table, overlay, onChange }: GridOverlayProps<Row>) {
  const t = useWords(words)
  const { columns, view, gridRef } = table
  const anchor = useMemo(() => ({ current: overlay.anchor }), [overlay.anchor])
  const fail = () => onChange(null)
  const onClose = () => {
    onChange(null)
    // The head or row under the cursor has no focus of its own.
    gridRef.current?.focus({ preventScroll: true })
  }
  const shared = { anchor, open: true, onClose }
  if (overlay.kind === 'actions') {
    const row = table.page?.rows.at(overlay.row)
    if (row === undefined || !table.rowActions) return null
    const items = table.rowActions(row)
    return (
      <LazyPanel
        part={tableParts.menu}
        onFailed={fail}
        panel={(Menu) => <Menu {...shared} label={t('rowActions')} placement="bottom end" items={items} />}
      />
    )
  }
  const placed = columns.visible.find(({ column }) => column.id === overlay.column)
  if (!placed) return null
  if (overlay.kind === 'filter') {
    return (
      <LazyPanel
        part={tableParts.filterPanel}
        onFailed={fail}
        panel={(FilterPanel) => (
          <FilterPanel
            {...shared}
            source={table.source}
            filters={view.filters}
            queryRef={table.queryRef}
            columns={[placed.column]}
            label={t('filterBy', { column: columnName(placed.column) })}
          />
        )}
      />
    )
  }
  const filter = () => {
    const head = overlay.anchor.closest<HTMLElement>('[data-column]') ?? overlay.anchor
    // Once the menu is gone: two overlays would fight for the focus.
    setTimeout(() => onChange({ kind: 'filter', column: overlay.column, anchor: head }))
  }
  const fit = () => {
    if (gridRef.current) columns.resize(overlay.column, fittingWidth(gridRef.current, overlay.column))
  }
  return (
    <LazyPanel
      part={tableParts.columnMenu}
      onFailed={fail}
      panel={(ColumnMenu) => (
        <ColumnMenu {...shared} columns={columns} sort={view.sort} placed={placed} onFilter={filter} onFit={fit} />
      )}
    />
  )
}
