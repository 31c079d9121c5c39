import { rowsOf } from '../row-source/rowsOf.js'
import { selectedOf } from '../row-source/selection/selection.js'
import type { DataTableState } from './useDataTable.js'

/** How much of the page is selected. */
export const pageSelection = <Row extends object>({ page, selection, rowKey }: DataTableState<Row>) =>
  page ? selectedOf(page.rows, selection.keys, rowKey) : 'none'

/** Selects all rows of the page, or none of them when all are. */
export function togglePage<Row extends object>(table: DataTableState<Row>): void {
  const { page, selection } = table
  if (page && selection.mode === 'multiple') selection.set(rowsOf(page.rows), pageSelection(table) !== 'all')
}

/** Moves the end of the range to a row. */
export function selectTo<Row extends object>(
  { page, selection, cursor }: DataTableState<Row>,
  to: number,
  arrow?: boolean,
): void {
  if (page) selection.extend(page.rows, to, cursor?.row ?? -1, arrow)
}
