import { useCallback, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react'
import type { MenuItem } from '../menu/Menu.js'
import type { RowQuery, RowSource } from '../row-source/index.js'
import { appendingSource } from './appendingSource.js'
import { askedFilters } from './askedFilters.js'
import type { DataColumnDef } from './DataColumnDef.js'
import type { DrawnRow } from './DrawnRows.js'
import { listNameOf, queryOf, type TablePaging, type TableView } from './TableView.js'
import { useColumns, type TableColumns } from './useColumns.js'
import { useEngine, type TableEngine } from './useEngine.js'
import { useRowPage, type RowPageState } from './useRowPage.js'
import type { SelectionMode } from '../row-source/selection/selection.js'
import { useRowSelection, type RowSelection } from '../row-source/selection/useRowSelection.js'
import { useTableView } from './useTableView.js'

/** Options of `useDataTable`. */
export interface DataTableOptions<Row extends object> {
  /** Made by `columnHelper`, once or memoised. */
  columns: readonly DataColumnDef<Row>[]
  /** Where the rows come from; another source is another list. Memoise it. */
  source: RowSource<Row>
  /** The row's key. Default `row.id`, as text. */
  rowKey?: (row: Row) => string
  /** The controlled view. */
  view?: TableView
  /** The first view of an uncontrolled table; what is left out is as in an untouched table, 50 rows per page. */
  defaultView?: Partial<TableView>
  onViewChange?: (view: TableView) => void
  /** `pages`, a list that grows (`more`), or `all` rows at once; in `more`, `view.page` counts the pages that are shown. Default `pages`. */
  paging?: TablePaging
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
  /** What can be done with a row, in a menu at its end. Memoise it. */
  rowActions?: (row: Row) => readonly MenuItem[]
}

/** Where the keyboard is. Row -1 is the head, rows count from 0 within the page; column -1 is the whole row. */
export interface TableCursor {
  row: number
  column: number
}

/** A table's state, handed to `DataTable.Toolbar`, `DataTable.Grid` and `DataTable.Pager`. */
export interface DataTableState<Row extends object> extends RowPageState<Row> {
  source: RowSource<Row>
  paging: TablePaging
  /** Names the list of rows that is shown; a list that grows keeps its name. */
  listName: string
  view: TableView
  /** Changes the view; another search, filter, sort order or page size goes to page 1. */
  setView: (patch: Partial<TableView>) => void
  /** Removes search and filters. */
  clearFilters: () => void
  /** Brings the columns back to how they were defined. */
  resetColumns: () => void
  columns: TableColumns
  /**
   * TanStack Table's instance: its state is the view and the selection, and its methods change them. Its row model holds the
   * rows in sight alone.
   */
  engine: TableEngine<Row>
  /** A row of the page as it is drawn, by its index. */
  drawnRow: (row: Row, index: number) => DrawnRow<Row>
  selection: RowSelection<Row>
  rowKey: (row: Row) => string
  /** `null` until the user goes to a row. */
  cursor: TableCursor | null
  setCursor: (cursor: TableCursor | null) => void
  /** The row under the cursor, for a preview. */
  cursorRow: Row | null
  onRowAction: ((row: Row) => void) | undefined
  rowHref: ((row: Row) => string) | undefined
  rowActions: ((row: Row) => readonly MenuItem[]) | undefined
  /** What the rows are asked for, the newest. */
  queryRef: RefObject<RowQuery>
  /** Prefix of the ids inside the table. */
  id: string
  /** The focusable grid. */
  gridRef: RefObject<HTMLDivElement | null>
}

const defaultKey = (row: unknown): string =>
  typeof row === 'object' && row !== null ? String(Reflect.get(row, 'id')) : String(row)

/** The state of a data table: view, rows, columns, selection and cursor. */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableState<Row> {
  const { columns: definitions, source, rowKey = defaultKey, selectionMode = 'none', paging = 'pages' } = options
  const [view, setView] = useTableView(options)
  const { selectedKeys, onSelectedKeysChange } = options
  const selection = useRowSelection({
    mode: selectionMode,
    selectedKeys,
    onSelectedKeysChange,
    keyOf: rowKey,
  })
  const { engine, drawnRow } = useEngine({ definitions, view, setView, rowKey, selection })
  const columns = useColumns(engine)
  const query = useSame({ ...queryOf(view, paging), ...askedFilters(view.filters, columns.all) })
  const queryRef = useRef(query)
  useEffect(() => {
    queryRef.current = query
  })
  const { pageSize } = view
  const asked = useMemo(
    () => (paging === 'more' ? appendingSource(source, pageSize) : source),
    [source, paging, pageSize],
  )
  const rows = useRowPage(asked, query)
  const { page, stale } = rows
  useEffect(() => {
    // Rows may have gone since the address was made: the last page that is there is shown instead of nothing.
    if (!page || stale || page.complete === false || page.total === 0 || page.rows.length > 0) return
    setView({ page: Math.ceil(page.total / pageSize) })
  }, [page, stale, pageSize, setView])
  const gridRef = useRef<HTMLDivElement>(null)

  const listName = listNameOf(view, paging)
  const { cursor, setCursor } = useCursor(listName)
  const clearFilters = useCallback(() => setView({ search: '', filters: {} }), [setView])
  const resetColumns = useCallback(() => setView({ columns: undefined }), [setView])
  const cursorRow = cursor && cursor.row >= 0 ? (rows.page?.rows.at(cursor.row) ?? null) : null
  const id = useId()
  return {
    ...rows,
    source,
    paging,
    listName,
    view,
    setView,
    clearFilters,
    resetColumns,
    columns,
    engine,
    drawnRow,
    selection,
    rowKey,
    cursor,
    setCursor,
    cursorRow,
    onRowAction: options.onRowAction,
    rowHref: options.rowHref,
    rowActions: options.rowActions,
    queryRef,
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
