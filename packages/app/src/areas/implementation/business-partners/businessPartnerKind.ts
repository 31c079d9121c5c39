import { businessPartner } from '@embpm/contract/business-partner'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Business partners. */
export const businessPartnerKind = defineKind(businessPartner, {
  words: 'businessPartners',
  labels: { roles: 'partnerRoles' },
  check: (values) =>
    values.check((context) => {
      const { roles } = context.value
      if (roles.length === 0) context.issues.push({ code: 'custom', message: 'noRole', path: ['roles'], input: roles })
    }),
})
