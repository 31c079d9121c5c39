import { businessDomain } from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'

/** Business domains: the fields of business that orders and services belong to. */
export const businessDomainKind = defineKind(businessDomain, {
  words: 'businessDomains',
  api: (client) => client.project.businessDomains,
  labels: { order: 'place' },
  nameOf: ({ name }) => name,
})
