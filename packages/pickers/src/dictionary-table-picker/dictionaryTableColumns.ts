import type { DictionaryTableRow } from '@embpm/contract'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { dictionaryTablePickerWords } from './dictionaryTablePickerWords.js'

type T = Translate<typeof dictionaryTablePickerWords.words>

const column = columnHelper<DictionaryTableRow>()

/**
 * The columns of a dictionary table (`spec.md` 3); the table name stays in sight, and the labels with their lengths are hidden
 * at first. Those of `systemInfo` and `descriptionInfo` are named after the property, with `systemDescription` for the
 * system's own.
 */
export function dictionaryTableColumns(t: T): readonly DataColumnDef<DictionaryTableRow>[] {
  const named = (id: Parameters<T>[0]) => ({ id, header: t(id) })
  const label = (id: keyof DictionaryTableRow['descriptionInfo'], size: number) =>
    column.accessor((row) => row.descriptionInfo[id], { ...named(id), size, meta: { hidden: true } })
  const labelLength = (id: keyof DictionaryTableRow['descriptionInfo']) =>
    column.accessor((row) => row.descriptionInfo[id], {
      ...named(id),
      size: 120,
      meta: { type: 'number', hidden: true },
    })
  return column.columns([
    column.accessor('system', { header: t('system'), size: 100, enableColumnFilter: true }),
    column.accessor((row) => row.systemInfo.systemName, { ...named('systemName'), size: 170 }),
    column.accessor((row) => row.systemInfo.description, {
      ...named('systemDescription'),
      size: 220,
      meta: { hidden: true },
    }),
    column.accessor('category', { header: t('category'), size: 110, enableColumnFilter: true }),
    column.accessor('tableName', { header: t('tableName'), size: 160, meta: { type: 'name', pinned: true } }),
    column.accessor('businessObject', { header: t('businessObject'), size: 180, enableColumnFilter: true }),
    column.accessor('version', { header: t('version'), size: 90, meta: { type: 'number' } }),
    column.accessor('wbs', { header: t('wbs'), size: 80 }),
    column.accessor((row) => row.descriptionInfo.shortDescription, { ...named('shortDescription'), size: 240 }),
    label('heading', 200),
    labelLength('headingLength'),
    label('shortLabel', 120),
    labelLength('shortLabelLength'),
    label('mediumLabel', 160),
    labelLength('mediumLabelLength'),
    label('longLabel', 220),
    labelLength('longLabelLength'),
    column.accessor((row) => row.descriptionInfo.description, { ...named('description'), size: 320 }),
  ])
}

/** `dictionaryTableColumns` in the words of the place (`dictionaryTablePicker` in `UiStrings`). */
export function useDictionaryTableColumns(): readonly DataColumnDef<DictionaryTableRow>[] {
  const t = useWords(dictionaryTablePickerWords)
  return useMemo(() => dictionaryTableColumns(t), [t])
}
