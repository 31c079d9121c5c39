import { userRecord } from '@embpm/contract/user-record'
import { defineKind } from '../../../entity/EntityKind.js'

/** The users of the installation, as administrators see them. */
export const userKind = defineKind(userRecord, {
  words: 'users',
  labels: { userType: 'plan', locale: 'language' },
})
