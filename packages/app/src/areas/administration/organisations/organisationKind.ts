import { organisationRecord } from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'

/** The organisations of the installation, as administrators see them. */
export const organisationKind = defineKind(organisationRecord, {
  words: 'organisations',
  api: (client) => client.administration.organisations,
  labels: { organisationId: 'organisationId' },
})
