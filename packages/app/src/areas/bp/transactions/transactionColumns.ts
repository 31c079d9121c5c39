import type { Transaction } from '@embpm/contract/transaction'
import type { ListColumn } from '../../../entity/ListColumn.js'

/** Columns of the list of transactions. */
export const transactionColumns: readonly ListColumn<Transaction>[] = [
  { id: 'tcode', type: 'technical', width: 150, pinned: true },
  { id: 'name', type: 'name', width: 300, pinned: true },
  { id: 'type', width: 120 },
  { id: 'system', width: 110, filterable: true },
  { id: 'component', type: 'technical', width: 130, filterable: true },
  { id: 'componentPath', width: 320, value: ({ componentPath }) => componentPath.join(' › ') },
  { id: 'program', type: 'technical', width: 180 },
  { id: 'package', type: 'technical', width: 130, filterable: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
