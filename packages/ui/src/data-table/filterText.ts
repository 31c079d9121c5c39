import type { Translate } from '../ui-strings/index.js'
import { columnType, valueText, type TableColumn } from './DataColumnDef.js'
import type { words } from './words.js'

/** What a filter calls a value of a column. */
export function filterText(column: TableColumn, value: string, t: Translate<typeof words.words>): string {
  const isBoolean =
    columnType(column) === 'boolean' && !column.columnDef.meta?.valueText && (value === 'true' || value === 'false')
  return isBoolean ? t(value === 'true' ? 'yes' : 'no') : valueText(column, value)
}
