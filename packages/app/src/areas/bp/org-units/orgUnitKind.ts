import { orgUnit } from '@embpm/contract/org-unit'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Units of the organisation: divisions, departments, teams. */
export const orgUnitKind = defineKind(orgUnit, {
  words: 'orgUnits',
  labels: { order: 'place' },
  nameOf: ({ name }) => name,
})
