import { searchText } from '../row-source/searchText.js'
import { columnType, valueText, type TableColumn } from './DataColumnDef.js'
import type { ExportValue } from './TableWriter.js'

/** The value of a cell in a file: coded values are words, numbers, booleans and dates stay what they are, the rest is text. */
export function exportValue(column: Pick<TableColumn, 'columnDef'>, value: unknown): ExportValue {
  if (column.columnDef.meta?.valueText) {
    const coded = searchText(value)
    return coded === '' ? null : valueText(column, coded)
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value
  const text = searchText(value)
  if (text === '') return null
  if (columnType(column) !== 'date') return text
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return { day: text }
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? text : date
}
