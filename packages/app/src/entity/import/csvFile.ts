import Papa from 'papaparse'
import type { ImportFormat } from './ImportFormat.js'

/** Beginnings that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A CSV file as spreadsheets of the user's language read it: UTF-8 with its mark, `;` where the comma is in numbers. */
export function csvFile(records: readonly (readonly string[])[], { decimal }: ImportFormat): Blob {
  const data = records.map((record) => [...record])
  const text = Papa.unparse(data, { delimiter: decimal === ',' ? ';' : ',', newline: '\r\n', escapeFormulae: FORMULA })
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
