import { glAccount } from '@embpm/contract/gl-account'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Accounts of the general ledger. */
export const glAccountKind = defineKind(glAccount, { words: 'glAccounts', labels: {} })
