import { businessDomain } from '@embpm/contract/business-domain'
import { defineKind } from '../../../entity/EntityKind.js'

/** Business domains: the fields of business that orders and services belong to. */
export const businessDomainKind = defineKind(businessDomain, {
  words: 'businessDomains',
  labels: { order: 'place' },
  nameOf: ({ name }) => name,
})
