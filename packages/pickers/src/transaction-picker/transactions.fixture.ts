import { sampleRows } from '@embpm/backend/seeds'
import type { TransactionRow } from '@embpm/contract/transaction'
import { arraySource, type RowSource } from '@embpm/ui/row-source'

/** A list of transactions in memory, with the code as key. */
const transactionSource = (rows: readonly TransactionRow[]): RowSource<TransactionRow> =>
  arraySource(rows, {
    key: ({ tcode }) => tcode,
    searchIn: (row) => [row.tcode, row.name, row.type, row.program, row.package, row.component, ...row.componentPath],
    value: (row, column): unknown =>
      column === 'componentPath' ? row.componentPath.join(' ') : Reflect.get(row, column),
  })

/** 1,120 transactions. */
export const transactions: RowSource<TransactionRow> = transactionSource(sampleRows.transactions(1120))
