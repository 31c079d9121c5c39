import type { DataTableState } from './useDataTable.js'

/** Kinds of files that a table can be exported as. */
export type ExportFormat = 'csv' | 'xlsx'

/** Options of `exportTable`. */
export interface ExportOptions {
  format: ExportFormat
  /** Name of the file, or what makes it once the file is there; `.csv` or `.xlsx` is put behind it. */
  fileName: string | (() => string | Promise<string>)
  /** The language whose spreadsheets are to read the CSV: see `csvFormat`. Default: English. */
  locale?: string
  /** Ids of the columns, in their order. Default: the visible ones as they stand. */
  columns?: readonly string[]
  /** Calls the export off; the promise is then rejected with its reason. */
  signal?: AbortSignal
  /** Called after every answer of the source, with rows until now and rows in all. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Saves all rows that match the search and the filters, in their order and not only those that are loaded, as a file. The
 * source is asked in pages of 1000 at most; when it fails the promise is rejected with its error and no file is saved.
 *
 * Values are written as they are, not as a cell shows them, but for the words of coded values (`valueText`). XLSX keeps numbers, dates and booleans what they are. CSV is
 * UTF-8 with a byte order mark and quoted by RFC 4180, with the separator and the decimal mark of the language, `true` and
 * `false`, ISO dates, and times on the user's own clock, as spreadsheets take them; a text that begins
 * with `=`, `+`, `-`, `@`, a tab or a line break gets a `'` in front, so that no spreadsheet takes it for a formula (OWASP,
 * "CSV Injection"). What writes the files is loaded by the first export.
 */
export async function exportTable<Row extends object>(
  table: DataTableState<Row>,
  options: ExportOptions,
): Promise<void> {
  const { saveTable } = await import('./saveTable.js')
  await saveTable(table, options)
}
