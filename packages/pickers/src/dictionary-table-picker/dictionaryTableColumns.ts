import type { DictionaryTableRow } from '@embpm/contract/dictionary-table'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { dictionaryTablePickerWords } from './dictionaryTablePickerWords.js'

type T = Translate<typeof dictionaryTablePickerWords.words>

const column = columnHelper<DictionaryTableRow>()

/**
 * The columns of a dictionary table (`spec.md` 3); the table name stays in sight, and the labels with their lengths are hidden
 * at first. Ids are the paths of the properties of `DictionaryTableRow`.
 */
export function dictionaryTableColumns(t: T): readonly DataColumnDef<DictionaryTableRow>[] {
  const described = (id: keyof DictionaryTableRow['descriptionInfo']) => ({
    id: `descriptionInfo.${id}`,
    header: t(id),
  })
  const label = (id: keyof DictionaryTableRow['descriptionInfo'], size: number) =>
    column.accessor((row) => row.descriptionInfo[id], { ...described(id), size, meta: { hidden: true } })
  const labelLength = (id: keyof DictionaryTableRow['descriptionInfo']) =>
    column.accessor((row) => row.descriptionInfo[id], {
      ...described(id),
      size: 120,
      meta: { type: 'number', hidden: true },
    })
  return column.columns([
    column.accessor('system', { header: t('system'), size: 100, enableColumnFilter: true }),
    column.accessor((row) => row.systemInfo.systemName, {
      id: 'systemInfo.systemName',
      header: t('systemName'),
      size: 170,
    }),
    column.accessor((row) => row.systemInfo.description, {
      id: 'systemInfo.description',
      header: t('systemDescription'),
      size: 220,
      meta: { hidden: true },
    }),
    column.accessor('category', { header: t('category'), size: 110, enableColumnFilter: true }),
    column.accessor('tableName', { header: t('tableName'), size: 160, meta: { type: 'name', pinned: true } }),
    column.accessor('businessObject', { header: t('businessObject'), size: 180, enableColumnFilter: true }),
    column.accessor('version', { header: t('version'), size: 90, meta: { type: 'number' } }),
    column.accessor('wbs', { header: t('wbs'), size: 80 }),
    column.accessor((row) => row.descriptionInfo.shortDescription, { ...described('shortDescription'), size: 240 }),
    label('heading', 200),
    labelLength('headingLength'),
    label('shortLabel', 120),
    labelLength('shortLabelLength'),
    label('mediumLabel', 160),
    labelLength('mediumLabelLength'),
    label('longLabel', 220),
    labelLength('longLabelLength'),
    column.accessor((row) => row.descriptionInfo.description, { ...described('description'), size: 320 }),
  ])
}

/** `dictionaryTableColumns` in the words of the place (`dictionaryTablePicker` in `UiStrings`). */
export function useDictionaryTableColumns(): readonly DataColumnDef<DictionaryTableRow>[] {
  const t = useWords(dictionaryTablePickerWords)
  return useMemo(() => dictionaryTableColumns(t), [t])
}
