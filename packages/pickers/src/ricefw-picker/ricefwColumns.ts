import type { RicefwRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { ricefwPickerWords } from './ricefwPickerWords.js'

/**
 * The columns of a RICEFW item (`domain.md`, Ricefw) with English headers; the ID stays in sight, and the process is the
 * breadcrumb of the results. The ids are the property names of `RicefwRow`.
 */
export const ricefwColumns = [
  { id: 'ricefwId', header: 'ID', type: 'technical', width: 110, pinned: true },
  { id: 'wbs', header: 'WBS', width: 80 },
  { id: 'name', header: 'Name', type: 'name', width: 320 },
  { id: 'type', header: 'Type', width: 130, filterable: true },
  { id: 'processPath', header: 'Process', width: 280, value: (row) => row.processPath.join(' › ') },
  { id: 'module', header: 'Module', width: 100, filterable: true },
  { id: 'complexity', header: 'Complexity', width: 120, filterable: true },
  { id: 'priority', header: 'Priority', width: 110, filterable: true },
  { id: 'status', header: 'Status', width: 140, filterable: true },
] as const satisfies readonly DataColumn<RicefwRow>[]

/** `ricefwColumns` with the headers in the words of the place (`ricefwPicker` in `UiStrings`). */
export function useRicefwColumns(): readonly DataColumn<RicefwRow>[] {
  const t = useWords(ricefwPickerWords)
  return useMemo(() => ricefwColumns.map((column) => ({ ...column, header: t(column.id) })), [t])
}
