import { businessArea } from '@embpm/contract/business-area'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Business areas: the parts of the business that processes, requirements and RICEFW items belong to. */
export const businessAreaKind = defineKind(businessArea, {
  words: 'businessAreas',
  labels: { order: 'place' },
  nameOf: ({ name }) => name,
})
