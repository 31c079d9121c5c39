import { searchText } from '../row-source/searchText.js'
import { columnType, valueText, type TableColumn } from './DataColumnDef.js'

/** A value in a file. A `Day` is a date without a time, as ISO text. */
export type ExportValue = string | number | boolean | Date | { day: string } | null

/** Writes a table as a file, some rows at a time. */
export interface TableWriter {
  /** @param widths in px */
  begin: (headers: readonly string[], widths: readonly number[]) => void
  add: (rows: readonly (readonly ExportValue[])[]) => void
  end: () => Blob
}

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
