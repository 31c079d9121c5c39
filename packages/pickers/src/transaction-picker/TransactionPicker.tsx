import type { TransactionRow } from '@embpm/contract/transaction'
import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords } from '@embpm/ui/ui-strings'
import { jsonTextFormat } from '../value-help/ValueFormat.js'
import { ValueHelp } from '../value-help/ValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'
import { useTransactionColumns } from './transactionColumns.js'
import { transactionPickerWords } from './transactionPickerWords.js'

/** Props of `TransactionPicker`. The value is JSON text with the transaction code: `{"transaction":"VA01"}`. */
export interface TransactionPickerProps
  extends ControlProps<string>, Pick<ValueHelpProps<TransactionRow, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the transactions come from; it resolves transaction codes. Keep it stable between renders. */
  source: RowSource<TransactionRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select transaction". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
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

const transactionLabel = ({ tcode, name }: TransactionRow): string => `${tcode} · ${name}`

const transactionPath = ({ componentPath }: TransactionRow): readonly string[] => componentPath

const transactionType = ({ type }: TransactionRow): string => type
