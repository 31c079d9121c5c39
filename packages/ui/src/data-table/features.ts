import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { DataColumnMeta } from './DataColumnDef.js'

/**
 * The features of TanStack Table that a data table registers: what is not named here is not in the bundle. Rows are sorted,
 * filtered and counted by the `RowSource`, so there is no row model but that of the rows in sight.
 */
export const dataTableFeatures = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<DataColumnMeta>(),
})

/** The type of `dataTableFeatures`, the first parameter of TanStack Table's types. */
export type DataTableFeatures = typeof dataTableFeatures
