import type { DataFieldRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { dictionaryFieldsPickerWords } from './dictionaryFieldsPickerWords.js'

/**
 * The columns of a field (`domain.md`, DataField) with English headers; its name stays in sight. The ids are the property
 * names of `DataFieldRow`.
 */
export const dictionaryFieldColumns = [
  { id: 'position', header: 'Position', type: 'number', width: 90 },
  { id: 'fieldName', header: 'Field', type: 'name', width: 160, pinned: true },
  { id: 'description', header: 'Description', width: 280 },
  { id: 'isKey', header: 'Key', type: 'boolean', width: 80, filterable: true },
  { id: 'mandatory', header: 'Mandatory', type: 'boolean', width: 110, filterable: true },
  { id: 'type', header: 'Type', width: 90, filterable: true },
  { id: 'length', header: 'Length', type: 'number', width: 90 },
  { id: 'decimals', header: 'Decimals', type: 'number', width: 100 },
  { id: 'checkTable', header: 'Check table', width: 130, filterable: true },
  { id: 'refTable', header: 'Reference table', width: 140, hidden: true },
  { id: 'refField', header: 'Reference field', width: 140, hidden: true },
] as const satisfies readonly DataColumn<DataFieldRow>[]

/** `dictionaryFieldColumns` with the headers in the words of the place (`dictionaryFieldsPicker` in `UiStrings`). */
export function useDictionaryFieldColumns(): readonly DataColumn<DataFieldRow>[] {
  const t = useWords(dictionaryFieldsPickerWords)
  return useMemo(() => dictionaryFieldColumns.map((column) => ({ ...column, header: t(column.id) })), [t])
}
