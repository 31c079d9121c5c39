import type { RowSort } from '../row-source/index.js'
import type { TableView } from './TableView.js'
import type { DataTableState } from './useDataTable.js'

/** Sorts by a column: ascending, then descending, then in the source's own order again. */
export function toggleSort(sort: RowSort | null, column: string, setView: (patch: Partial<TableView>) => void): void {
  if (sort?.column !== column) setView({ sort: { column, direction: 'ascending' } })
  else if (sort.direction === 'ascending') setView({ sort: { column, direction: 'descending' } })
  else setView({ sort: null })
}

/** How much of the page is selected. */
export function pageSelection<Row>({ page, selection, rowKey }: DataTableState<Row>): 'none' | 'some' | 'all' {
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
export function togglePage<Row>(table: DataTableState<Row>): void {
  const { page, selection } = table
  if (!page || selection.mode !== 'multiple') return
  const rows: Row[] = []
  for (let i = 0; i < page.rows.length; i++) {
    const row = page.rows.at(i)
    if (row !== undefined) rows.push(row)
  }
  selection.set(rows, pageSelection(table) !== 'all')
}
