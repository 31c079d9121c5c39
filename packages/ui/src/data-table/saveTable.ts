import { saveFile } from '../file-export/saveFile.js'
import type { ExportOptions } from './exportTable.js'
import type { DataTableState } from './useDataTable.js'
import { writeTable } from './writeTable.js'

/** Writes a table as a file and lets the browser save it. */
export async function saveTable<Row extends object>(table: DataTableState<Row>, options: ExportOptions): Promise<void> {
  const { format, fileName } = options
  const file = await writeTable(table, options)
  saveFile(file, `${typeof fileName === 'string' ? fileName : await fileName()}.${format}`)
}
