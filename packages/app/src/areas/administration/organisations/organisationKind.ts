import { organisationRecord } from '@embpm/contract/organisation-record'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The organisations of the installation, as administrators see them. */
export const organisationKind = defineKind(organisationRecord, {
  words: 'organisations',
  labels: { organisationId: 'organisationId' },
})
