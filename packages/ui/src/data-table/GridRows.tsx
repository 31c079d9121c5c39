import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../row-source/timeSlices.js'
import { useWords } from '../ui-strings/index.js'
import { cardColumns, GridCard } from './GridCard.js'
import { GridRow } from './GridRow.js'
import { queryOf } from './TableView.js'
import { useCellFormat } from './useCellFormat.js'
import { printedRows, usePrinting } from './usePrinting.js'
import type { PlacedColumn } from './useColumns.js'
import type { DataTableState } from './useDataTable.js'
import type { Viewport } from './useViewport.js'
import { words } from './words.js'

/** Rows rendered beyond each edge, so that fast scrolling finds them painted. */
const OVERSCAN = 8
/** Browsers give up on taller elements. */
const TALLEST = 16_000_000

interface GridRowsProps<Row extends object> {
  table: DataTableState<Row>
  viewport: Viewport
}

/** The rows in sight, on paper all of the page. Scrolling renders this component and no other. */
export function GridRows<Row extends object>({ table, viewport }: GridRowsProps<Row>) {
  const { page, view, columns, selection, cursor, gridRef, drawnRow, listName } = table
  const t = useWords(words)
  const printing = usePrinting()
  const { rowHeight, height } = viewport
  const [scroll, setScroll] = useState({ listName, start: 0, ahead: false, wide: false })
  const format = useCellFormat(view.search)
  const { visible } = columns
  const cards = useMemo(() => cardColumns(visible), [visible])
  const wide = scroll.wide || printing || cursor !== null || viewport.cards || table.rowActions !== undefined
  const drawn = useMemo(
    () => (wide ? visible : columnsWithin(visible, viewport.firstWidth)),
    [wide, visible, viewport.firstWidth],
  )

  useLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid) return
    const onScroll = () => {
      const start = Math.max(0, Math.floor(grid.scrollTop / rowHeight) - OVERSCAN)
      // In this very frame: rendered later, the rows would lag behind the scroll bar.
      flushSync(() =>
        setScroll((now) =>
          now.ahead && now.start === start && now.listName === listName
            ? now
            : { listName, start, ahead: true, wide: true },
        ),
      )
    }
    grid.addEventListener('scroll', onScroll, { passive: true })
    return () => grid.removeEventListener('scroll', onScroll)
  }, [gridRef, rowHeight, listName])
  // The first picture holds the cells in sight and no more; those around them follow when there is time.
  const ahead = scroll.ahead && scroll.listName === listName
  useEffect(() => {
    if (!ahead)
      return whenIdle(() =>
        setScroll((now) => ({ listName, start: now.listName === listName ? now.start : 0, ahead: true, wide: true })),
      )
  }, [ahead, listName])
  const seen = useRef(listName)
  useLayoutEffect(() => {
    if (seen.current === listName) return
    seen.current = listName
    if (gridRef.current) gridRef.current.scrollTop = 0
  })

  const count = page ? rowCount(table) : 0
  const shown = Math.min(count, Math.floor(TALLEST / rowHeight))
  const inSight = Math.ceil(height / rowHeight) + 1 + (ahead ? 2 * OVERSCAN : 0)
  const slots = height === 0 ? 0 : Math.min(shown, printing ? printedRows : inSight)
  const start = printing ? 0 : Math.max(0, Math.min(scroll.listName === listName ? scroll.start : 0, shown - slots))
  const offset = table.paging === 'pages' ? (view.page - 1) * view.pageSize : 0
  const actions = table.rowActions ? t('rowActions') : undefined

  const rows = []
  // Slot k shows the row whose index leaves k when divided by the number of slots: scrolling moves no element in the document.
  for (let slot = 0; slot < slots; slot++) {
    const index = start + ((((slot - start) % slots) + slots) % slots)
    const original = page?.rows.at(index)
    const row = original === undefined ? undefined : drawnRow(original, index)
    const props = {
      row,
      index,
      rowIndex: offset + index + columns.heads + 1,
      top: index * rowHeight,
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
    <div role="rowgroup" className="emb-table-body" style={{ blockSize: shown * rowHeight }}>
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
