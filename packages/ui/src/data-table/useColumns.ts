import type { RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { TableColumn } from './DataColumnDef.js'
import type { TableEngine } from './useEngine.js'

/** A visible column with its place. */
export interface PlacedColumn {
  column: TableColumn
  /** In px. */
  width: number
  pinned: boolean
  /** Whether the line after the pinned columns is at its end. */
  lastPinned: boolean
}

/** The columns of a table as the user arranged them. A column's own methods pin, hide, sort and filter it. */
export interface TableColumns {
  /** All columns in their order, hidden ones too. */
  all: readonly TableColumn[]
  /** The visible ones, pinned ones first. */
  visible: readonly PlacedColumn[]
  /** Rows of heads: more than one where columns stand in groups. */
  heads: number
  /** Moves a column by one visible place: -1 to the start, 1 to the end. Pinned and other columns do not mix. */
  move: (id: string, by: 1 | -1) => void
  /** Puts a column before another of its group, or at the group's end with `null`. */
  place: (id: string, before: string | null) => void
  /** Sets a width in px, at least `MIN_WIDTH`. */
  resize: (id: string, width: number) => void
}

/** The columns of TanStack Table's instance as they stand now; the same object until they are arranged in another way. */
export function useColumns<Row extends RowData>(engine: TableEngine<Row>): TableColumns {
  const { setColumnOrder, setColumnSizing } = engine
  const columnSizing = engine.atoms.columnSizing.get()
  const all = engine.getAllLeafColumns()
  const start = engine.getStartVisibleLeafColumns()
  const center = engine.getCenterVisibleLeafColumns()
  return useMemo(() => {
    const place = (column: (typeof all)[number], pinned: boolean): PlacedColumn => ({
      column,
      width: columnSizing[column.id] ?? column.getSize(),
      pinned,
      lastPinned: column === start.at(-1),
    })
    const visible = [...start.map((column) => place(column, true)), ...center.map((column) => place(column, false))]
    const heads = 1 + Math.max(0, ...all.map(({ depth }) => depth))
    const order = all.map(({ id }) => id)
    const groupOf = (id: string) => visible.find(({ column }) => column.id === id)?.pinned
    return {
      all,
      visible,
      heads,
      move(id, by) {
        const at = visible.findIndex(({ column }) => column.id === id)
        const [column, other] = [visible[at], visible[at + by]]
        if (!column || !other || column.pinned !== other.pinned) return
        const swapped = new Map([
          [id, other.column.id],
          [other.column.id, id],
        ])
        setColumnOrder(order.map((one) => swapped.get(one) ?? one))
      },
      place(id, before) {
        if (before === id || (before !== null && groupOf(id) !== groupOf(before))) return
        const others = order.filter((other) => other !== id)
        const at = before === null ? -1 : others.indexOf(before)
        setColumnOrder(others.toSpliced(at < 0 ? others.length : at, 0, id))
      },
      resize: (id, width) => setColumnSizing((widths) => ({ ...widths, [id]: width })),
    }
  }, [all, start, center, columnSizing, setColumnOrder, setColumnSizing])
}
