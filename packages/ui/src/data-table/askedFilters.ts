import type { ConditionKind } from '@embpm/calendar/condition'
import type { RowQuery } from '../row-source/index.js'
import { filterKind, type TableColumn } from './DataColumnDef.js'
import type { TableView } from './TableView.js'

/** The filters of a view as a source is asked for them: with the kinds of their columns. */
export function askedFilters(
  filters: TableView['filters'],
  columns: readonly Pick<TableColumn, 'id' | 'columnDef'>[],
): Pick<RowQuery, 'filters' | 'kinds'> {
  const kinds: Record<string, ConditionKind> = {}
  for (const column of columns) if (filters[column.id]?.length) kinds[column.id] = filterKind(column)
  return { filters, kinds }
}
