import { rowsOf } from './rowsOf.js'
import type { DataTableState } from './useDataTable.js'

/** How much of the page is selected. */
export function pageSelection<Row extends object>({
  page,
  selection,
  rowKey,
}: DataTableState<Row>): 'none' | 'some' | 'all' {
  if (!page || selection.keys.size === 0) return 'none'
  let selected = 0
  const { length } = page.rows
  for (let i = 0; i < length; i++) {
    const row = page.rows.at(i)
    if (row !== undefined && selection.keys.has(rowKey(row))) selected++
    else if (selected > 0) return 'some'
  }
  return selected === 0 ? 'none' : selected === length ? 'all' : 'some'
}

/** Selects all rows of the page, or none of them when all are. */
export function togglePage<Row extends object>(table: DataTableState<Row>): void {
  const { page, selection } = table
  if (page && selection.mode === 'multiple') selection.set(rowsOf(page.rows), pageSelection(table) !== 'all')
}

/** Selects the rows from where the range began, or from the cursor, to the given one. */
export function selectTo<Row extends object>(table: DataTableState<Row>, index: number): void {
  const { page, selection, cursor, rowKey } = table
  if (!page || selection.mode !== 'multiple') return
  const anchor = anchorIndex(table)
  const from = anchor >= 0 ? anchor : cursor && cursor.row >= 0 ? cursor.row : index
  const first = page.rows.at(from)
  if (anchor < 0 && first !== undefined) selection.anchor.current = rowKey(first)
  selection.set(rowsOf(page.rows, from, index), true)
}

/** Moves the end of the range from one row to a neighbour: towards where it began it gets shorter. */
export function extendTo<Row extends object>(table: DataTableState<Row>, from: number, to: number): void {
  const { page, selection } = table
  const anchor = anchorIndex(table)
  if (page && anchor >= 0 && Math.abs(to - anchor) < Math.abs(from - anchor))
    selection.set(rowsOf(page.rows, from, from), false)
  else selectTo(table, to)
}

/** Index of the row where the range began, -1 when it is not among the rows. */
function anchorIndex<Row extends object>({ page, selection, rowKey }: DataTableState<Row>): number {
  const key = selection.anchor.current
  if (!page || key === null) return -1
  for (let i = 0; i < page.rows.length; i++) {
    const row = page.rows.at(i)
    if (row !== undefined && rowKey(row) === key) return i
  }
  return -1
}
