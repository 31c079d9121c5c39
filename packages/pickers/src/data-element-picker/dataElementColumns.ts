import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { dataElementPickerWords } from './dataElementPickerWords.js'
import type { DataElementRow } from './DataElementRow.js'

const column = columnHelper<DataElementRow>()

/**
 * The columns of a data element (`domain.md`, DataElement); its name stays in sight, the labels are hidden at first. The ids
 * are the property names of `DataElementRow`.
 */
export const dataElementColumns = (
  t: Translate<typeof dataElementPickerWords.words>,
): readonly DataColumnDef<DataElementRow>[] =>
  column.columns([
    column.accessor('rollName', {
      header: t('rollName'),
      size: 180,
      enableColumnFilter: true,
      meta: { type: 'name', pinned: true },
    }),
    column.accessor('description', { header: t('description'), size: 300, enableColumnFilter: true }),
    column.accessor('system', { header: t('system'), size: 90, enableColumnFilter: true }),
    column.accessor('domain', { header: t('domain'), size: 140, enableColumnFilter: true }),
    column.accessor('type', { header: t('type'), size: 90, enableColumnFilter: true, meta: { filter: 'choice' } }),
    column.accessor('length', { header: t('length'), size: 90, enableColumnFilter: true, meta: { type: 'number' } }),
    column.accessor('decimals', { header: t('decimals'), size: 100, meta: { type: 'number' } }),
    column.accessor('searchHelp', { header: t('searchHelp'), size: 150, enableColumnFilter: true }),
    column.accessor('heading', { header: t('heading'), size: 200, meta: { hidden: true } }),
    column.accessor('shortLabel', { header: t('shortLabel'), size: 120, meta: { hidden: true } }),
    column.accessor('mediumLabel', { header: t('mediumLabel'), size: 170, meta: { hidden: true } }),
    column.accessor('longLabel', { header: t('longLabel'), size: 240, meta: { hidden: true } }),
  ])

/** `dataElementColumns` in the words of the place (`dataElementPicker` in `UiStrings`). */
export function useDataElementColumns(): readonly DataColumnDef<DataElementRow>[] {
  const t = useWords(dataElementPickerWords)
  return useMemo(() => dataElementColumns(t), [t])
}
