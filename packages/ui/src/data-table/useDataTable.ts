import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { RowQuery, RowSource } from '../row-source/index.js'
import type { DataColumn } from './DataColumn.js'
import { queryOf, type TableView } from './TableView.js'
import { useColumns, type TableColumns } from './useColumns.js'
import { useRowPage, type RowPageState } from './useRowPage.js'
import { useSelection, type SelectionMode, type TableSelection } from './useSelection.js'
import { useTableView } from './useTableView.js'

/** Options of `useDataTable`. */
export interface DataTableOptions<Row> {
  columns: readonly DataColumn<Row>[]
  /** Where the rows come from; another source is another list. Memoise it. */
  source: RowSource<Row>
  /** The row's key. Default `row.id`, as text. */
  rowKey?: (row: Row) => string
  /** The controlled view. */
  view?: TableView
  /** The first view of an uncontrolled table; what is left out is as in an untouched table, 50 rows per page. */
  defaultView?: Partial<TableView>
  onViewChange?: (view: TableView) => void
  /** Default `none`. */
  selectionMode?: SelectionMode
  /** Keys of the selected rows, controlled. */
  selectedKeys?: readonly string[]
  /** Called with all selected keys, and with those of their rows that were selected in this table. */
  onSelectedKeysChange?: (keys: string[], rows: Row[]) => void
  /** Enter, a click on the row, in a table with selection a double click. */
  onRowAction?: (row: Row) => void
  /** Address of a row: its name becomes a link. Memoise it: another function renders the rows anew. */
  rowHref?: (row: Row) => string
}

/** Where the keyboard is. Row -1 is the head, rows count from 0 within the page; column -1 is the whole row. */
export interface TableCursor {
  row: number
  column: number
}

/** A table's state, handed to `DataTable.Toolbar`, `DataTable.Grid` and `DataTable.Pager`. */
export interface DataTableState<Row> extends RowPageState<Row> {
  source: RowSource<Row>
  view: TableView
  /** Changes the view; another search, filter, sort order or page size goes to page 1. */
  setView: (patch: Partial<TableView>) => void
  /** Removes search and filters. */
  clearFilters: () => void
  columns: TableColumns<Row>
  selection: TableSelection<Row>
  rowKey: (row: Row) => string
  /** `null` until the user goes to a row. */
  cursor: TableCursor | null
  setCursor: (cursor: TableCursor | null) => void
  /** The row under the cursor, for a preview. */
  cursorRow: Row | null
  onRowAction: ((row: Row) => void) | undefined
  rowHref: ((row: Row) => string) | undefined
  /** Prefix of the ids inside the table. */
  id: string
  /** The focusable grid. */
  gridRef: RefObject<HTMLDivElement | null>
}

const defaultKey = (row: unknown): string =>
  typeof row === 'object' && row !== null ? String(Reflect.get(row, 'id')) : String(row)

/** The state of a data table: view, rows, columns, selection and cursor. */
export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableState<Row> {
  const { columns: definitions, source, rowKey = defaultKey, selectionMode = 'none', onRowAction, rowHref } = options
  const [view, setView] = useTableView({
    view: options.view,
    defaultView: options.defaultView,
    onViewChange: options.onViewChange,
  })
  const query = useSame(queryOf(view))
  const rows = useRowPage(source, query)
  const { page, stale } = rows
  useEffect(() => {
    // Rows may have gone since the address was made: the last page that is there is shown instead of nothing.
    if (!page || stale || page.complete === false || page.total === 0 || page.rows.length > 0) return
    setView({ page: Math.ceil(page.total / view.pageSize) })
  }, [page, stale, view.pageSize, setView])
  const columns = useColumns(definitions, view.columns, setView)
  const { selectedKeys, onSelectedKeysChange } = options
  const selection = useSelection({ mode: selectionMode, selectedKeys, onSelectedKeysChange, rowKey })
  const gridRef = useRef<HTMLDivElement>(null)

  const { cursor, setCursor } = useCursor(JSON.stringify(query))
  const clearFilters = useCallback(() => setView({ search: '', filters: {} }), [setView])
  const cursorRow = cursor && cursor.row >= 0 ? (rows.page?.rows.at(cursor.row) ?? null) : null
  const id = useId()
  return {
    ...rows,
    source,
    view,
    setView,
    clearFilters,
    columns,
    selection,
    rowKey,
    cursor,
    setCursor,
    cursorRow,
    onRowAction,
    rowHref,
    id,
    gridRef,
  }
}

/** Other rows have another cursor; the head keeps its own. */
function useCursor(rows: string) {
  const [state, setState] = useState<{ rows: string; cursor: TableCursor | null }>({ rows, cursor: null })
  const cursor = state.rows === rows || state.cursor?.row === -1 ? state.cursor : null
  const setCursor = useCallback((next: TableCursor | null) => setState({ rows, cursor: next }), [rows])
  return { cursor, setCursor }
}

/** The first of several equal queries: a resized column or an address that was read again asks for nothing new. */
function useSame(query: RowQuery): RowQuery {
  const [same, setSame] = useState(query)
  if (JSON.stringify(same) === JSON.stringify(query)) return same
  setSame(query)
  return query
}
