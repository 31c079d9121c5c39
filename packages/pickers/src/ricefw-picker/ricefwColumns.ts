import type { RicefwRow } from '@embpm/contract/ricefw'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { ricefwPickerWords } from './ricefwPickerWords.js'

const column = columnHelper<RicefwRow>()

/**
 * The columns of a RICEFW item (`domain.md`, Ricefw); the ID stays in sight, and the process is the breadcrumb of the
 * results. The ids are the property names of `RicefwRow`.
 */
export const ricefwColumns = (t: Translate<typeof ricefwPickerWords.words>): readonly DataColumnDef<RicefwRow>[] =>
  column.columns([
    column.accessor('ricefwId', { header: t('ricefwId'), size: 110, meta: { type: 'technical', pinned: true } }),
    column.accessor('wbs', { header: t('wbs'), size: 80 }),
    column.accessor('name', { header: t('name'), size: 320, meta: { type: 'name' } }),
    column.accessor('type', { header: t('type'), size: 130, enableColumnFilter: true }),
    column.accessor((row) => row.processPath.join(' › '), { id: 'processPath', header: t('processPath'), size: 280 }),
    column.accessor('module', { header: t('module'), size: 100, enableColumnFilter: true }),
    column.accessor('complexity', { header: t('complexity'), size: 120, enableColumnFilter: true }),
    column.accessor('priority', { header: t('priority'), size: 110, enableColumnFilter: true }),
    column.accessor('status', { header: t('status'), size: 140, enableColumnFilter: true }),
  ])

/** `ricefwColumns` in the words of the place (`ricefwPicker` in `UiStrings`). */
export function useRicefwColumns(): readonly DataColumnDef<RicefwRow>[] {
  const t = useWords(ricefwPickerWords)
  return useMemo(() => ricefwColumns(t), [t])
}
