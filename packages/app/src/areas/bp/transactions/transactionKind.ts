import { transaction } from '@embpm/contract/transaction'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Transactions: what users start to do the steps of processes. */
export const transactionKind = defineKind(transaction, { words: 'transactions', labels: {} })
