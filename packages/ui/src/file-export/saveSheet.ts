import { saveFile } from './saveFile.js'

/** What `saveSheet` writes. */
export interface Sheet {
  format: 'csv' | 'xlsx'
  /** Name of the file; `.csv` or `.xlsx` is put behind it. */
  fileName: string
  headers: readonly string[]
  /** As many values in each as there are headers; `null` is an empty cell. */
  rows: readonly (readonly (string | number | null)[])[]
  /** Widths of the columns in px. Default 140 each. */
  widths?: readonly number[]
  /** The language whose spreadsheets are to read the CSV, see `csvFormat`. Default English. */
  locale?: string
}

/**
 * Saves rows that are no table of the page as a spreadsheet, as `exportTable` does with those of a table: texts never become
 * formulas. What writes the file is loaded by the first call.
 */
export async function saveSheet({ format, fileName, headers, rows, widths, locale = 'en' }: Sheet): Promise<void> {
  const writer =
    format === 'csv'
      ? (await import('../data-table/csvWriter.js')).csvWriter(locale)
      : (await import('../data-table/xlsxWriter.js')).xlsxWriter()
  writer.begin(headers, widths ?? headers.map(() => 140))
  writer.add(rows)
  saveFile(writer.end(), `${fileName}.${format}`)
}
