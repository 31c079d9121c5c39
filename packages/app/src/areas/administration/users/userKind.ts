import { userRecord } from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'

/** The users of the installation, as administrators see them. */
export const userKind = defineKind(userRecord, {
  words: 'users',
  api: (client) => client.administration.users,
  labels: { userType: 'plan', locale: 'language' },
})
