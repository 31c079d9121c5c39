import type { DataFieldRow } from '@embpm/contract/data-field'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { dictionaryFieldsPickerWords } from './dictionaryFieldsPickerWords.js'

const column = columnHelper<DataFieldRow>()

/**
 * The columns of a field (`domain.md`, DataField); its name stays in sight. The ids are the property names of
 * `DataFieldRow`.
 */
export const dictionaryFieldColumns = (
  t: Translate<typeof dictionaryFieldsPickerWords.words>,
): readonly DataColumnDef<DataFieldRow>[] =>
  column.columns([
    column.accessor('position', { header: t('position'), size: 90, meta: { type: 'number' } }),
    column.accessor('fieldName', { header: t('fieldName'), size: 160, meta: { type: 'name', pinned: true } }),
    column.accessor('description', { header: t('description'), size: 280 }),
    column.accessor('isKey', { header: t('isKey'), size: 80, enableColumnFilter: true, meta: { type: 'boolean' } }),
    column.accessor('mandatory', {
      header: t('mandatory'),
      size: 110,
      enableColumnFilter: true,
      meta: { type: 'boolean' },
    }),
    column.accessor('type', { header: t('type'), size: 90, enableColumnFilter: true }),
    column.accessor('length', { header: t('length'), size: 90, meta: { type: 'number' } }),
    column.accessor('decimals', { header: t('decimals'), size: 100, meta: { type: 'number' } }),
    column.accessor('checkTable', { header: t('checkTable'), size: 130, enableColumnFilter: true }),
    column.accessor('refTable', { header: t('refTable'), size: 140, meta: { hidden: true } }),
    column.accessor('refField', { header: t('refField'), size: 140, meta: { hidden: true } }),
  ])

/** `dictionaryFieldColumns` in the words of the place (`dictionaryFieldsPicker` in `UiStrings`). */
export function useDictionaryFieldColumns(): readonly DataColumnDef<DataFieldRow>[] {
  const t = useWords(dictionaryFieldsPickerWords)
  return useMemo(() => dictionaryFieldColumns(t), [t])
}
