import { organisationRecord } from '@embpm/contract/organisation-record'
import { defineKind } from '../../../entity/EntityKind.js'

/** The organisations of the installation, as administrators see them. */
export const organisationKind = defineKind(organisationRecord, {
  words: 'organisations',
  labels: { organisationId: 'organisationId' },
})
