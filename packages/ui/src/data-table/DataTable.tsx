import { Grid } from './Grid.js'
import { Pager } from './Pager.js'
import { SelectionBar } from './SelectionBar.js'
import { Toolbar } from './Toolbar.js'

export { columnValues } from './columnDefinitions.js'
export {
  columnHelper,
  filterKind,
  type DataColumnDef,
  type DataColumnMeta,
  type DataColumnType,
  type TableColumn,
} from './DataColumnDef.js'
export { decodeColumns, encodeColumns } from './columnsText.js'
export type { DrawnRow } from './DrawnRows.js'
export type { DataTableFeatures } from './features.js'
export { exportTable, type ExportFormat, type ExportOptions } from './exportTable.js'
export type { GridProps } from './Grid.js'
export type { PagerProps } from './Pager.js'
export type { SelectionBarProps } from './SelectionBar.js'
export { emptyView, type TableColumnsView, type TablePaging, type TableView } from './TableView.js'
export type { ToolbarProps } from './Toolbar.js'
export type { PlacedColumn, TableColumns } from './useColumns.js'
export { useDataTable, type DataTableOptions, type DataTableState, type TableCursor } from './useDataTable.js'
export type { TableEngine } from './useEngine.js'
export type { RowPageState } from './useRowPage.js'
export type { RowSelection as TableSelection } from '../row-source/selection/useRowSelection.js'
export type { SelectionMode } from '../row-source/selection/selection.js'

/**
 * The parts of a data table; all take the `table` of `useDataTable`. Put them under each other in a flex column with a
 * height: the grid takes what the others leave and scrolls inside.
 */
export const DataTable = { Toolbar, Grid, SelectionBar, Pager } as const
