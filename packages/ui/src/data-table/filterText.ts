import type { Translate } from '../ui-strings/index.js'
import { valueText, type DataColumn } from './DataColumn.js'
import type { words } from './words.js'

/** What a filter calls a value of a column. */
export function filterText(column: DataColumn<unknown>, value: string, t: Translate<typeof words.words>): string {
  const isBoolean = column.type === 'boolean' && !column.valueText && (value === 'true' || value === 'false')
  return isBoolean ? t(value === 'true' ? 'yes' : 'no') : valueText(column, value)
}
