import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { servicePickerWords } from './servicePickerWords.js'
import type { ServiceRow } from './ServiceRow.js'

const column = columnHelper<ServiceRow>()

/**
 * The 13 columns of a service in the order of `spec.md` 2, service picker. All but the JSON are sortable; the name stays in
 * sight. The ids are the property names of `ServiceRow`.
 */
export const serviceColumns = (t: Translate<typeof servicePickerWords.words>): readonly DataColumnDef<ServiceRow>[] =>
  column.columns([
    column.accessor('organisation', { header: t('organisation'), size: 172, enableColumnFilter: true }),
    column.accessor('id', { header: t('id'), size: 120, meta: { type: 'technical' } }),
    column.accessor('wbs', { header: t('wbs'), size: 76, enableColumnFilter: true }),
    column.accessor('businessDomain', { header: t('businessDomain'), size: 150, enableColumnFilter: true }),
    column.accessor('technology', {
      header: t('technology'),
      size: 120,
      enableColumnFilter: true,
      meta: { filter: 'choice' },
    }),
    column.accessor('name', {
      header: t('name'),
      size: 220,
      enableColumnFilter: true,
      meta: { type: 'name', pinned: true },
    }),
    column.accessor('serviceName', {
      header: t('serviceName'),
      size: 280,
      enableColumnFilter: true,
      meta: { type: 'technical' },
    }),
    column.accessor('type', { header: t('type'), size: 90, enableColumnFilter: true, meta: { filter: 'choice' } }),
    column.accessor('parameter', { header: t('parameter'), size: 180, enableColumnFilter: true }),
    column.accessor('host', { header: t('host'), size: 180, enableColumnFilter: true }),
    column.accessor('link', { header: t('link'), size: 200, enableColumnFilter: true }),
    column.accessor('metadata', { header: t('metadata'), size: 180, enableSorting: false, meta: { type: 'json' } }),
    column.accessor('description', { header: t('description'), size: 320, enableColumnFilter: true }),
  ])

/** `serviceColumns` in the words of the place (`servicePicker` in `UiStrings`). */
export function useServiceColumns(): readonly DataColumnDef<ServiceRow>[] {
  const t = useWords(servicePickerWords)
  return useMemo(() => serviceColumns(t), [t])
}
