import { useMemo, useState } from 'react'
import { useWords } from '../ui-strings/index.js'
import type { Viewport } from '../row-source/windowing/useViewport.js'
import { useWindow } from '../row-source/windowing/useWindow.js'
import { cardColumns, GridCard } from './GridCard.js'
import { GridRow } from './GridRow.js'
import { queryOf } from './TableView.js'
import { useCellFormat } from './useCellFormat.js'
import type { PlacedColumn } from './useColumns.js'
import type { DataTableState } from './useDataTable.js'
import { words } from './words.js'

interface GridRowsProps<Row extends object> {
  table: DataTableState<Row>
  viewport: Viewport
}

/** The rows in sight, on paper all of the page. Scrolling renders this component and no other. */
export function GridRows<Row extends object>({ table, viewport }: GridRowsProps<Row>) {
  const { page, view, columns, selection, cursor, gridRef, drawnRow, listName } = table
  const t = useWords(words)
  const count = rowCount(table)
  const drawnRows = useWindow({ scroller: gridRef, viewport, count, list: listName })
  // Rows of an older search keep its marks: letters that are typed draw none of them.
  const [marked, setMarked] = useState(view.search)
  if (!table.stale && marked !== view.search) setMarked(view.search)
  const format = useCellFormat(marked)
  const { visible } = columns
  const cards = useMemo(() => cardColumns(visible), [visible])
  // The first picture holds the cells in sight and no more; those beside them follow when there is time.
  const wide =
    drawnRows.settled || drawnRows.printing || cursor !== null || viewport.cards || table.rowActions !== undefined
  const drawn = useMemo(
    () => (wide ? visible : columnsWithin(visible, viewport.firstWidth)),
    [wide, visible, viewport.firstWidth],
  )

  const offset = table.paging === 'pages' ? (view.page - 1) * view.pageSize : 0
  const actions = table.rowActions ? t('rowActions') : undefined

  const rows = []
  for (const [slot, index] of drawnRows.rows.entries()) {
    const original = page?.rows.at(index)
    const row = original === undefined ? undefined : drawnRow(original, index)
    const props = {
      row,
      index,
      rowIndex: offset + index + columns.heads + 1,
      top: drawnRows.topOf(index),
      columns: drawn,
      mode: selection.mode,
      selected: row !== undefined && selection.mode !== 'none' && selection.keys.has(row.id),
      cursor: cursor?.row === index ? cursor.column : null,
      format,
      rowHref: table.rowHref,
      actions,
      id: table.id,
    }
    rows.push(viewport.cards ? <GridCard key={slot} {...props} cards={cards} /> : <GridRow key={slot} {...props} />)
  }

  return (
    <div role="rowgroup" className="emb-table-body" style={drawnRows.style}>
      {rows}
    </div>
  )
}

/** The first columns that together are as wide as this. */
function columnsWithin(columns: readonly PlacedColumn[], width: number): readonly PlacedColumn[] {
  let end = 0
  const beyond = columns.findIndex((column) => {
    const start = end
    end += column.width
    return start >= width
  })
  return beyond < 0 ? columns : columns.slice(0, beyond)
}

/** Rows of the page, those included that are still being computed. */
function rowCount<Row extends object>({ page, view, paging }: DataTableState<Row>): number {
  if (!page) return 0
  if (page.complete !== false) return page.rows.length
  const { offset, limit } = queryOf(view, paging)
  return Math.max(page.rows.length, Math.min(limit, page.total - offset))
}
