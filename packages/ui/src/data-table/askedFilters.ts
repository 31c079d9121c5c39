import { formatRange, parseRange, type RangeKind, type RowQuery } from '../row-source/index.js'
import { rangeKind, type TableColumn } from './DataColumnDef.js'
import type { TableView } from './TableView.js'

/**
 * The filters of a view as a source is asked for them: ranges written as `from..to` and named as such, ranges that cannot be
 * read left out, so that a spoilt address or saved view shows all rows rather than none.
 */
export function askedFilters(
  filters: TableView['filters'],
  columns: readonly Pick<TableColumn, 'id' | 'columnDef'>[],
): Pick<RowQuery, 'filters' | 'ranges'> {
  const asked = { ...filters }
  const ranges: Record<string, RangeKind> = {}
  for (const column of columns) {
    const [kind, values] = [rangeKind(column), filters[column.id]]
    if (!kind || !values || values.length === 0) continue
    const readable = values.flatMap((value) => parseRange(value, kind) ?? [])
    if (readable.length > 0) ranges[column.id] = kind
    asked[column.id] = readable.map(formatRange)
  }
  return Object.keys(ranges).length > 0 ? { filters: asked, ranges } : { filters: asked }
}
