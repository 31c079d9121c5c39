import Papa from 'papaparse'
import type { ExportValue, TableWriter } from './TableWriter.js'

/** Beginnings that a spreadsheet takes for a formula, their wide forms too; the library's own pattern misses texts of several lines. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Writes CSV: UTF-8 with a byte order mark, RFC 4180, formulas defused. */
export function csvWriter(): TableWriter {
  const parts: string[] = ['\uFEFF']
  const write = (data: unknown[][]) => {
    if (data.length > 0) parts.push(Papa.unparse(data, { newline: '\r\n', escapeFormulae: FORMULA }), '\r\n')
  }
  return {
    begin: (headers) => write([[...headers]]),
    add: (rows) => write(rows.map((row) => row.map(plain))),
    end: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  }
}

const plain = (value: ExportValue): string | number | boolean => {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? value.day : value
}
