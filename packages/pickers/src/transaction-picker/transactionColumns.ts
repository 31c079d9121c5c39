import type { TransactionRow } from '@embpm/contract/transaction'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { transactionPickerWords } from './transactionPickerWords.js'

const column = columnHelper<TransactionRow>()

/**
 * The columns of a transaction (`domain.md`, Transaction); the code stays in sight, and the application component is the
 * breadcrumb of the results. The ids are the property names of `TransactionRow`.
 */
export const transactionColumns = (
  t: Translate<typeof transactionPickerWords.words>,
): readonly DataColumnDef<TransactionRow>[] =>
  column.columns([
    column.accessor('tcode', { header: t('tcode'), size: 150, meta: { type: 'technical', pinned: true } }),
    column.accessor('name', { header: t('name'), size: 270, meta: { type: 'name' } }),
    column.accessor((row) => row.componentPath.join(' › '), {
      id: 'componentPath',
      header: t('componentPath'),
      size: 370,
    }),
    column.accessor('component', {
      header: t('component'),
      size: 120,
      enableColumnFilter: true,
      meta: { type: 'technical' },
    }),
    column.accessor('type', { header: t('type'), size: 110, enableColumnFilter: true }),
    column.accessor('program', { header: t('program'), size: 180, meta: { type: 'technical' } }),
    column.accessor('package', {
      header: t('package'),
      size: 120,
      enableColumnFilter: true,
      meta: { type: 'technical' },
    }),
  ])

/** `transactionColumns` in the words of the place (`transactionPicker` in `UiStrings`). */
export function useTransactionColumns(): readonly DataColumnDef<TransactionRow>[] {
  const t = useWords(transactionPickerWords)
  return useMemo(() => transactionColumns(t), [t])
}
