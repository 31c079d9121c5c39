import { businessDomain } from '@embpm/contract/business-domain'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Business domains: the fields of business that orders and services belong to. */
export const businessDomainKind = defineKind(businessDomain, {
  words: 'businessDomains',
  labels: { order: 'place' },
  nameOf: ({ name }) => name,
})
