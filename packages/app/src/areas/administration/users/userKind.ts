import { userRecord } from '@embpm/contract/user-record'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The users of the installation, as administrators see them. */
export const userKind = defineKind(userRecord, {
  words: 'users',
  labels: { userType: 'plan', locale: 'language', lockReason: 'lockReason', permissions: 'permissions' },
})
