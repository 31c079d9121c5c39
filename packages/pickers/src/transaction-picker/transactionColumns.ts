import type { TransactionRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { transactionPickerWords } from './transactionPickerWords.js'

/**
 * The columns of a transaction (`domain.md`, Transaction) with English headers; the code stays in sight, and the application
 * component is the breadcrumb of the results. The ids are the property names of `TransactionRow`.
 */
export const transactionColumns = [
  { id: 'tcode', header: 'Transaction code', type: 'technical', width: 150, pinned: true },
  { id: 'name', header: 'Name', type: 'name', width: 270 },
  { id: 'componentPath', header: 'Application component', width: 370, value: (row) => row.componentPath.join(' › ') },
  { id: 'component', header: 'Component', type: 'technical', width: 120, filterable: true },
  { id: 'type', header: 'Type', width: 110, filterable: true },
  { id: 'program', header: 'Program', type: 'technical', width: 180 },
  { id: 'package', header: 'Package', type: 'technical', width: 120, filterable: true },
] as const satisfies readonly DataColumn<TransactionRow>[]

/** `transactionColumns` with the headers in the words of the place (`transactionPicker` in `UiStrings`). */
export function useTransactionColumns(): readonly DataColumn<TransactionRow>[] {
  const t = useWords(transactionPickerWords)
  return useMemo(() => transactionColumns.map((column) => ({ ...column, header: t(column.id) })), [t])
}
