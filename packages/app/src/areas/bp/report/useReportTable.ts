import { useDataTable, type DataTableOptions, type DataTableState } from '@embpm/ui/data-table'
import { useRouter } from '@tanstack/react-router'
import { isNarrowed, stepOf } from '../../../entity/step.js'
import type { ReportTabProps } from './ReportTabProps.js'
import { useTableExport } from './useTableExport.js'

/** Options of `useReportTable`. */
export interface ReportTableOptions<Row extends object>
  extends
    Pick<ReportTabProps, 'view' | 'onShow'>,
    Pick<DataTableOptions<Row>, 'columns' | 'source' | 'onRowAction' | 'rowHref' | 'rowActions'> {
  /** What the tab is called. */
  name: string
}

/** A table of the report with all rows at once: its view is that of the address. */
export function useReportTable<Row extends object>({
  view,
  onShow,
  name,
  ...options
}: ReportTableOptions<Row>): { table: DataTableState<Row>; fileName: () => string } {
  const router = useRouter()
  const table = useDataTable<Row>({
    ...options,
    paging: 'all',
    view: view.table,
    onViewChange: (next) => onShow({ table: next }, stepOf(router, isNarrowed(view.table), isNarrowed(next))),
  })
  return { table, fileName: useTableExport(table, name).fileName }
}
