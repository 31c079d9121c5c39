import Papa from 'papaparse'

/** A cell of a CSV file; numbers and booleans are no formulas, whatever they begin with. */
export type CsvValue = string | number | boolean

/** Options of `csvText`. */
export interface CsvOptions {
  /** Default `,`; spreadsheets of languages with a comma in numbers expect `;`. */
  delimiter?: ',' | ';'
  /** The mark before the decimals of numbers. Default `.`. */
  decimal?: '.' | ','
}

/** Beginnings that a spreadsheet takes for a formula, their wide forms too; the library's own pattern misses texts of several lines. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** The same, but for a negative number with a decimal comma, which is a text here. */
const NO_NUMBER = new RegExp(`^(?!-\\d+,\\d+(?:e-?\\d+)?$)${FORMULA.source.slice(1)}`)

/** The mark that `csvText` puts before such a text. */
const MARK = new RegExp(`^'(?=${FORMULA.source.slice(1)})`)

/** The text of a cell of a CSV file as it was before `csvText` defused it. */
export const withoutMark = (text: string): string => text.replace(MARK, '')

/**
 * Lines of CSV as RFC 4180 has them, each with its line break; the empty text without rows. A text that begins with `=`, `+`, `-`,
 * `@`, a tab or a line break gets a `'` in front, so that no spreadsheet takes it for a formula (OWASP, "CSV Injection").
 */
export function csvText(
  rows: readonly (readonly CsvValue[])[],
  { delimiter = ',', decimal = '.' }: CsvOptions = {},
): string {
  if (rows.length === 0) return ''
  const withMark = (value: CsvValue) =>
    typeof value === 'number' && decimal === ',' && !Number.isInteger(value) ? String(value).replace('.', ',') : value
  const text = Papa.unparse(
    rows.map((row) => row.map(withMark)),
    { delimiter, newline: '\r\n', escapeFormulae: decimal === ',' ? NO_NUMBER : FORMULA },
  )
  return `${text}\r\n`
}

/** A CSV file of such lines as spreadsheets read it: UTF-8 with a byte order mark. */
export const csvFile = (...lines: readonly string[]): Blob =>
  new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' })
