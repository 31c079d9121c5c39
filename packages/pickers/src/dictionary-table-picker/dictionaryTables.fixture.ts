import { sampleRows } from '@embpm/backend/seeds'
import { columnValues } from '@embpm/ui/data-table'
import type { DictionaryTableRow } from '@embpm/contract/dictionary-table'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { dictionaryTableColumns } from './DictionaryTablePicker.js'

/** Tables in memory: searched, sorted and filtered by the columns that are shown of them. */
const dictionaryTableSource = (rows: readonly DictionaryTableRow[]): RowSource<DictionaryTableRow> =>
  arraySource(rows, {
    searchIn: ({ systemInfo, descriptionInfo, ...row }) => [
      ...Object.values(row),
      systemInfo.systemName,
      descriptionInfo.shortDescription,
      descriptionInfo.description,
    ],
    value: columnValues(dictionaryTableColumns((key) => key)),
  })

/** 1,120 tables. */
export const dictionaryTables: RowSource<DictionaryTableRow> = dictionaryTableSource(sampleRows.dictionaryTables(1120))
