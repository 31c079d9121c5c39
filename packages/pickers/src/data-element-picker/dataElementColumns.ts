import type { DataElementRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { dataElementPickerWords } from './dataElementPickerWords.js'

/**
 * The columns of a data element (`domain.md`, DataElement) with English headers; its name stays in sight, the labels are
 * hidden at first. The ids are the property names of `DataElementRow`.
 */
export const dataElementColumns = [
  { id: 'rollName', header: 'Data element', type: 'name', width: 180, pinned: true },
  { id: 'description', header: 'Description', width: 300 },
  { id: 'system', header: 'System', width: 90, filterable: true },
  { id: 'domain', header: 'Domain', width: 140, filterable: true },
  { id: 'type', header: 'Type', width: 90, filterable: true },
  { id: 'length', header: 'Length', type: 'number', width: 90 },
  { id: 'decimals', header: 'Decimals', type: 'number', width: 100 },
  { id: 'searchHelp', header: 'Search help', width: 150 },
  { id: 'heading', header: 'Heading', width: 200, hidden: true },
  { id: 'shortLabel', header: 'Short label', width: 120, hidden: true },
  { id: 'mediumLabel', header: 'Medium label', width: 170, hidden: true },
  { id: 'longLabel', header: 'Long label', width: 240, hidden: true },
] as const satisfies readonly DataColumn<DataElementRow>[]

/** `dataElementColumns` with the headers in the words of the place (`dataElementPicker` in `UiStrings`). */
export function useDataElementColumns(): readonly DataColumn<DataElementRow>[] {
  const t = useWords(dataElementPickerWords)
  return useMemo(() => dataElementColumns.map((column) => ({ ...column, header: t(column.id) })), [t])
}
