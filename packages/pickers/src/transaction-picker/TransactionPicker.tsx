import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords, defineWords, type Translate } from '@embpm/ui/ui-strings'
import { columnHelper, type DataColumnDef, type TablePaging } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { jsonTextFormat } from '../value-help/ValueFormat.js'
import { ValueHelp } from '../value-help/ValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'

/** English words of the transaction picker; replaced under `transactionPicker` in `UiStrings`. */
export const transactionPickerWords = defineWords('transactionPicker', {
  title: 'Select transaction',
  search: 'Search transactions',
  tcode: 'Transaction code',
  name: 'Name',
  type: 'Type',
  program: 'Program',
  package: 'Package',
  component: 'Component',
  componentPath: 'Application component',
  emptyTitle: 'No transactions yet',
  emptyText: 'Transactions are what users start to do a step of a process.',
})

/** What the picker shows of a transaction. Only `tcode` is needed. */
export interface TransactionRow {
  /** Transaction code, such as VA01: what the value of the picker names. */
  tcode: string
  name?: string
  /** Such as dialog or report. */
  type?: string
  /** The program it starts. */
  program?: string
  package?: string
  /** Such as SD-SLS. */
  component?: string
  /** Names of the application components from the top down. */
  componentPath?: readonly string[]
}

const column = columnHelper<TransactionRow>()

/**
 * The columns of a transaction (`domain.md`, Transaction); the code stays in sight, and the application component is the
 * breadcrumb of the results. The ids are the property names of `TransactionRow`.
 */
export const transactionColumns = (
  t: Translate<typeof transactionPickerWords.words>,
): readonly DataColumnDef<TransactionRow>[] =>
  column.columns([
    column.accessor('tcode', {
      header: t('tcode'),
      size: 150,
      enableColumnFilter: true,
      meta: { type: 'technical', pinned: true },
    }),
    column.accessor('name', { header: t('name'), size: 270, enableColumnFilter: true, meta: { type: 'name' } }),
    column.accessor((row) => row.componentPath?.join(' › '), {
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
    column.accessor('type', { header: t('type'), size: 110, enableColumnFilter: true, meta: { filter: 'choice' } }),
    column.accessor('program', {
      header: t('program'),
      size: 180,
      enableColumnFilter: true,
      meta: { type: 'technical' },
    }),
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

/** Props of `TransactionPicker`. The value is JSON text with the transaction code: `{"transaction":"VA01"}`. */
export interface TransactionPickerProps
  extends ControlProps<string>, Pick<ValueHelpProps<TransactionRow, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the transactions come from; it resolves transaction codes. Keep it stable between renders. */
  source: RowSource<TransactionRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select transaction". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /** How the dialog shows a long list, as in `DataTable`. Default `pages`. */
  paging?: TablePaging
}

/**
 * Picks one transaction: by typing in the field, or in a fullscreen dialog (`spec.md` 2, transaction picker). Confirming
 * without a selection says so and stays open, a second confirmation within a second is ignored (`spec.md` 4). The value is
 * JSON text; a bare code and an object are read too (`domain.md`, settled points).
 */
export function TransactionPicker({ title, ...props }: TransactionPickerProps) {
  const t = useWords(transactionPickerWords)
  return (
    <ValueHelp
      {...props}
      title={title ?? t('title')}
      searchLabel={t('search')}
      confirmInterval={1000}
      format={format}
      columns={useTransactionColumns()}
      rowKey={transactionCode}
      rowLabel={transactionLabel}
      rowPath={transactionPath}
      rowDetail={transactionType}
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const format = jsonTextFormat('transaction')

const transactionCode = ({ tcode }: TransactionRow): string => tcode

const transactionLabel = ({ tcode, name }: TransactionRow): string => [tcode, name].filter(Boolean).join(' · ')

const transactionPath = ({ componentPath = [] }: TransactionRow): readonly string[] => componentPath

const transactionType = ({ type = '' }: TransactionRow): string => type
