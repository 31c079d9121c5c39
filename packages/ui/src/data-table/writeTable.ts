import { askedFilters } from './askedFilters.js'
import { columnName } from './DataColumnDef.js'
import { exportValue, type TableWriter } from './exportValue.js'
import type { ExportOptions } from './exportTable.js'
import { readAllRows } from './readAllRows.js'
import type { DataTableState } from './useDataTable.js'

/** Writes all matching rows of a table as the content of a file, page by page. */
export async function writeTable<Row extends object>(
  table: Pick<DataTableState<Row>, 'source' | 'view' | 'columns' | 'engine'>,
  { format, columns: ids, locale, signal = new AbortController().signal, onProgress }: Omit<ExportOptions, 'fileName'>,
): Promise<Blob> {
  const { all, visible } = table.columns
  const query = { ...table.view, ...askedFilters(table.view.filters, all) }
  const byId = table.engine.getAllLeafColumnsById()
  const columns = (ids ?? visible.map(({ column }) => column.id)).flatMap((id) => byId[id] ?? [])
  const writer = await writerOf(format, locale)
  writer.begin(
    columns.map(columnName),
    columns.map(({ id }) => visible.find(({ column }) => column.id === id)?.width ?? 140),
  )
  for await (const { rows, done, total } of readAllRows(table.source, query, signal)) {
    writer.add(
      rows.map((row, i) =>
        columns.map((column) => exportValue(column, column.accessorFn?.(row, done - rows.length + i))),
      ),
    )
    onProgress?.(done, total)
    // Between two pages the browser gets a turn, also with a source that answers at once.
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
  return writer.end()
}

const writerOf = async (format: ExportOptions['format'], locale = 'en'): Promise<TableWriter> =>
  format === 'csv' ? (await import('./csvWriter.js')).csvWriter(locale) : (await import('./xlsxWriter.js')).xlsxWriter()
