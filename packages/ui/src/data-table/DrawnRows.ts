import {
  constructRow,
  type AccessorFn,
  type Column,
  flexRender,
  type Row as TableRow,
  type RowData,
  type RowModel,
  type Table,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { cellContent } from './cellContent.js'
import type { TableColumn } from './DataColumnDef.js'
import type { DataTableFeatures } from './features.js'
import type { CellFormat } from './useCellFormat.js'

/** So many rows are kept; no screen shows more at once. */
const KEPT = 256

/** A row that is drawn, without the type of its columns. */
export interface DrawnRow<Row> {
  /** Its key. */
  readonly id: string
  readonly original: Row
  /** What its cell in a column shows: the column's own template, else the value as its type is written. */
  content: (column: TableColumn, format: CellFormat) => ReactNode
}

interface Drawn<Row extends RowData> {
  drawn: DrawnRow<Row>
  /** TanStack Table's object of the row, made when a template asks for it. */
  row: () => TableRow<DataTableFeatures, Row>
}

/**
 * The row model of a table that draws a few of very many rows: those that are drawn. A row is made when it is first drawn and
 * stays the same object while it is in sight, so that scrolling renders new rows alone.
 */
export class DrawnRows<Row extends RowData> {
  #rows = new Map<number, Drawn<Row>>()
  #columns: readonly Column<DataTableFeatures, Row>[] = []
  #accessors = new Map<string, AccessorFn<Row> | undefined>()

  /** The slot of TanStack Table's features for the row model that the others begin with. */
  readonly coreRowModel = () => (): RowModel<DataTableFeatures, Row> => {
    const rows = [...this.#rows.values()].map(({ row }) => row())
    return { rows, flatRows: rows, rowsById: Object.fromEntries(rows.map((row) => [row.id, row])) }
  }

  /** The row of a key, if it is drawn. */
  original(key: string): Row | undefined {
    return [...this.#rows.values()].find(({ drawn }) => drawn.id === key)?.drawn.original
  }

  /** The row at a place of the page. */
  at(table: Table<DataTableFeatures, Row>, original: Row, index: number): DrawnRow<Row> {
    this.#read(table.getAllColumns())
    const known = this.#rows.get(index)
    if (known?.drawn.original === original) return known.drawn
    const made = this.#draw(table, original, index)
    this.#rows.delete(index)
    this.#rows.set(index, made)
    const [oldest] = this.#rows.keys()
    if (this.#rows.size > KEPT && oldest !== undefined) this.#rows.delete(oldest)
    return made.drawn
  }

  #draw(table: Table<DataTableFeatures, Row>, original: Row, index: number): Drawn<Row> {
    const id = table.getRowId(original, index)
    let made: TableRow<DataTableFeatures, Row> | undefined
    const row = () => (made ??= constructRow(table, id, original, index, 0))
    const content = (column: TableColumn, format: CellFormat) => {
      if (column.columnDef.cell === undefined)
        return cellContent(column, this.#accessors.get(column.id)?.(original, index), format)
      const cell = row().getAllCellsByColumnId()[column.id]
      return cell && flexRender(cell.column.columnDef.cell, cell.getContext())
    }
    return { row, drawn: { id, original, content } }
  }

  /** Rows remember their values, which other columns may read in another way. */
  #read(columns: readonly Column<DataTableFeatures, Row>[]) {
    if (columns === this.#columns) return
    this.#columns = columns
    this.#rows.clear()
    this.#accessors = new Map(
      columns.flatMap((column) => column.getLeafColumns()).map(({ id, accessorFn }) => [id, accessorFn]),
    )
  }
}
