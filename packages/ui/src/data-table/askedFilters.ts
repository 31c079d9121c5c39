import { parseCondition, type ConditionKind } from '@embpm/calendar/condition'
import type { RowQuery } from '../row-source/index.js'
import { filterKind, type TableColumn } from './DataColumnDef.js'
import type { TableView } from './TableView.js'

/**
 * The filters of a view as a source is asked for them: the kinds of their columns are named, and conditions that cannot be read
 * are left out, so that a spoilt address or saved view shows all rows rather than none.
 */
export function askedFilters(
  filters: TableView['filters'],
  columns: readonly Pick<TableColumn, 'id' | 'columnDef'>[],
): Pick<RowQuery, 'filters' | 'kinds'> {
  const asked = { ...filters }
  const kinds: Record<string, ConditionKind> = {}
  for (const column of columns) {
    const { id } = column
    const kind = filterKind(column)
    const readable = asked[id]?.filter((text) => parseCondition(text, kind))
    if (readable) asked[id] = readable
    if (readable?.length && kind !== 'choice') kinds[id] = kind
  }
  return Object.keys(kinds).length > 0 ? { filters: asked, kinds } : { filters: asked }
}
