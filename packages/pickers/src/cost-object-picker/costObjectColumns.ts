import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { costObjectPickerWords } from './costObjectPickerWords.js'
import type { CostObjectRow } from './CostObjectRow.js'

const column = columnHelper<CostObjectRow>()

/**
 * The 15 columns of a cost object in the order of `spec.md` 3. All but the JSON are sortable, and the number stays in sight.
 * The ids are the property names of `CostObjectRow`.
 */
export const costObjectColumns = (
  t: Translate<typeof costObjectPickerWords.words>,
): readonly DataColumnDef<CostObjectRow>[] =>
  column.columns([
    column.accessor('controllingArea', { header: t('controllingArea'), size: 140, enableColumnFilter: true }),
    column.accessor('costObject', {
      header: t('costObject'),
      size: 140,
      enableColumnFilter: true,
      meta: { type: 'name', pinned: true },
    }),
    column.accessor('type', { header: t('type'), size: 130, enableColumnFilter: true, meta: { filter: 'choice' } }),
    column.accessor('name', { header: t('name'), size: 220, enableColumnFilter: true }),
    column.accessor('description', { header: t('description'), size: 280, enableColumnFilter: true }),
    column.accessor('responsible', { header: t('responsible'), size: 160, enableColumnFilter: true }),
    column.accessor('category', { header: t('category'), size: 130, enableColumnFilter: true }),
    column.accessor('hierarchy', {
      header: t('hierarchy'),
      size: 100,
      enableColumnFilter: true,
      meta: { type: 'boolean' },
    }),
    column.accessor('plant', { header: t('plant'), size: 90, enableColumnFilter: true }),
    column.accessor('functionalArea', { header: t('functionalArea'), size: 150, enableColumnFilter: true }),
    column.accessor('currency', { header: t('currency'), size: 100, enableColumnFilter: true }),
    column.accessor('profitCenter', { header: t('profitCenter'), size: 120, enableColumnFilter: true }),
    column.accessor('metadata', { header: t('metadata'), size: 200, enableSorting: false, meta: { type: 'json' } }),
    column.accessor('costObjectGroup', { header: t('costObjectGroup'), size: 120, enableColumnFilter: true }),
    column.accessor('costObjectGroupText', { header: t('costObjectGroupText'), size: 200, enableColumnFilter: true }),
  ])

/** `costObjectColumns` in the words of the place (`costObjectPicker` in `UiStrings`). */
export function useCostObjectColumns(): readonly DataColumnDef<CostObjectRow>[] {
  const t = useWords(costObjectPickerWords)
  return useMemo(() => costObjectColumns(t), [t])
}
