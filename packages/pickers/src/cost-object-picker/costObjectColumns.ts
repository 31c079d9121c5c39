import type { CostObjectRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { costObjectPickerWords } from './costObjectPickerWords.js'

/**
 * The 15 columns of a cost object in the order of `spec.md` 3 with English headers. All but the JSON are sortable, and the
 * number stays in sight. The ids are the property names of `CostObjectRow`.
 */
export const costObjectColumns = [
  { id: 'controllingArea', header: 'Controlling area', width: 140, filterable: true },
  { id: 'costObject', header: 'Cost object', type: 'name', width: 140, pinned: true },
  { id: 'type', header: 'Type', width: 130, filterable: true },
  { id: 'name', header: 'Name', width: 220 },
  { id: 'description', header: 'Description', width: 280 },
  { id: 'responsible', header: 'Responsible', width: 160, filterable: true },
  { id: 'category', header: 'Category', width: 130, filterable: true },
  { id: 'hierarchy', header: 'Hierarchy', type: 'boolean', width: 100, filterable: true },
  { id: 'plant', header: 'Plant', width: 90, filterable: true },
  { id: 'functionalArea', header: 'Functional area', width: 150, filterable: true },
  { id: 'currency', header: 'Currency', width: 100, filterable: true },
  { id: 'profitCenter', header: 'Profit centre', width: 120 },
  { id: 'metadata', header: 'Metadata', type: 'json', width: 200, sortable: false },
  { id: 'costObjectGroup', header: 'Group', width: 120, filterable: true },
  { id: 'costObjectGroupText', header: 'Group text', width: 200 },
] as const satisfies readonly DataColumn<CostObjectRow>[]

/** `costObjectColumns` with the headers in the words of the place (`costObjectPicker` in `UiStrings`). */
export function useCostObjectColumns(): readonly DataColumn<CostObjectRow>[] {
  const t = useWords(costObjectPickerWords)
  return useMemo(() => costObjectColumns.map((column) => ({ ...column, header: t(column.id) })), [t])
}
