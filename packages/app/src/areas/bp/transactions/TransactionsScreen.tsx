import { EntityList } from '../../../entity/EntityList.js'
import { transactionColumns } from './transactionColumns.js'
import { transactionKind } from './transactionKind.js'

/** The list of transactions. */
export function TransactionsScreen() {
  return <EntityList kind={transactionKind} columns={transactionColumns} />
}
