import type { DictionaryTableRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { dictionaryTablePickerWords } from './dictionaryTablePickerWords.js'

type Labels = DictionaryTableRow['descriptionInfo']

const label = (id: keyof Labels, header: string, width: number) =>
  ({ id, header, width, hidden: true, value: (row: DictionaryTableRow) => row.descriptionInfo[id] }) as const
const labelLength = (id: keyof Labels, header: string) => ({ ...label(id, header, 120), type: 'number' }) as const

/**
 * The columns of a dictionary table (`spec.md` 3) with English headers; the table name stays in sight, and the labels with
 * their lengths are hidden at first. Those of `systemInfo` and `descriptionInfo` are named after the property, with
 * `systemDescription` for the system's own.
 */
export const dictionaryTableColumns = [
  { id: 'system', header: 'System', width: 100, filterable: true },
  { id: 'systemName', header: 'System name', width: 170, value: (row) => row.systemInfo.systemName },
  {
    id: 'systemDescription',
    header: 'System description',
    width: 220,
    hidden: true,
    value: (row) => row.systemInfo.description,
  },
  { id: 'category', header: 'Category', width: 110, filterable: true },
  { id: 'tableName', header: 'Table name', type: 'name', width: 160, pinned: true },
  { id: 'businessObject', header: 'Business object', width: 180, filterable: true },
  { id: 'version', header: 'Version', type: 'number', width: 90 },
  { id: 'wbs', header: 'WBS', width: 80 },
  {
    id: 'shortDescription',
    header: 'Short description',
    width: 240,
    value: (row) => row.descriptionInfo.shortDescription,
  },
  label('heading', 'Heading', 200),
  labelLength('headingLength', 'Heading length'),
  label('shortLabel', 'Short label', 120),
  labelLength('shortLabelLength', 'Short label length'),
  label('mediumLabel', 'Medium label', 160),
  labelLength('mediumLabelLength', 'Medium label length'),
  label('longLabel', 'Long label', 220),
  labelLength('longLabelLength', 'Long label length'),
  { id: 'description', header: 'Description', width: 320, value: (row) => row.descriptionInfo.description },
] as const satisfies readonly DataColumn<DictionaryTableRow>[]

/** `dictionaryTableColumns` with the headers in the words of the place (`dictionaryTablePicker` in `UiStrings`). */
export function useDictionaryTableColumns(): readonly DataColumn<DictionaryTableRow>[] {
  const t = useWords(dictionaryTablePickerWords)
  return useMemo(() => dictionaryTableColumns.map((column) => ({ ...column, header: t(column.id) })), [t])
}
