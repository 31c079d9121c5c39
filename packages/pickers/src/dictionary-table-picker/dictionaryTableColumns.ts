import type { DictionaryTableRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { dictionaryTablePickerWords } from './dictionaryTablePickerWords.js'

type Labels = DictionaryTableRow['descriptionInfo']

const label = <const K extends keyof Labels>(word: K, header: string, width: number) =>
  ({
    id: `descriptionInfo.${word}`,
    word,
    header,
    width,
    hidden: true,
    value: (row: DictionaryTableRow) => row.descriptionInfo[word],
  }) as const
const labelLength = <const K extends keyof Labels>(word: K, header: string) =>
  ({ ...label(word, header, 120), type: 'number' }) as const

/**
 * The columns of a dictionary table (`spec.md` 3) with English headers; the table name stays in sight, and the labels with
 * their lengths are hidden at first. Ids are the paths of the properties of `DictionaryTableRow`.
 */
export const dictionaryTableColumns = [
  { id: 'system', word: 'system', header: 'System', width: 100, filterable: true },
  {
    id: 'systemInfo.systemName',
    word: 'systemName',
    header: 'System name',
    width: 170,
    value: (row) => row.systemInfo.systemName,
  },
  {
    id: 'systemInfo.description',
    word: 'systemDescription',
    header: 'System description',
    width: 220,
    hidden: true,
    value: (row) => row.systemInfo.description,
  },
  { id: 'category', word: 'category', header: 'Category', width: 110, filterable: true },
  { id: 'tableName', word: 'tableName', header: 'Table name', type: 'name', width: 160, pinned: true },
  { id: 'businessObject', word: 'businessObject', header: 'Business object', width: 180, filterable: true },
  { id: 'version', word: 'version', header: 'Version', type: 'number', width: 90 },
  { id: 'wbs', word: 'wbs', header: 'WBS', width: 80 },
  { ...label('shortDescription', 'Short description', 240), hidden: false },
  label('heading', 'Heading', 200),
  labelLength('headingLength', 'Heading length'),
  label('shortLabel', 'Short label', 120),
  labelLength('shortLabelLength', 'Short label length'),
  label('mediumLabel', 'Medium label', 160),
  labelLength('mediumLabelLength', 'Medium label length'),
  label('longLabel', 'Long label', 220),
  labelLength('longLabelLength', 'Long label length'),
  { ...label('description', 'Description', 320), hidden: false },
] as const satisfies readonly (DataColumn<DictionaryTableRow> & { word: string })[]

/** `dictionaryTableColumns` with the headers in the words of the place (`dictionaryTablePicker` in `UiStrings`). */
export function useDictionaryTableColumns(): readonly DataColumn<DictionaryTableRow>[] {
  const t = useWords(dictionaryTablePickerWords)
  return useMemo(() => dictionaryTableColumns.map(({ word, ...column }) => ({ ...column, header: t(word) })), [t])
}
