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
  // `noCapitalLetters` of the form's words. Source: spec.md, section 5.
  check: (values) =>
    values.check(({ value: { domains }, issues }) => {
      for (const [index, domain] of domains.entries()) {
        if (!/^[a-z\d.-]*$/.test(domain))
          issues.push({ code: 'custom', path: ['domains', index], message: 'noCapitalLetters', input: domain })
      }
    }),
})
