import {
  locales,
  organisationPlans,
  organisationRecord,
  organisationRecordFilterColumns,
  organisationRecordSortColumns,
  type OrganisationRecord,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** The organisations of the installation, as administrators see them. */
export const organisationKind = defineKind<OrganisationRecord>({
  name: 'organisations',
  words: 'organisations',
  path: '/administration/organisations',
  api: (client) => client.administration.organisations,
  schema: organisationRecord,
  nameOf: ({ title }) => title,
  fields: {
    title: { label: 'title', kind: 'text', required: true },
    plan: { label: 'plan', kind: 'choice', choices: { set: 'plan', values: organisationPlans }, bulk: true },
    enabled: { label: 'enabled', kind: 'boolean', bulk: true },
    defaultLang: { label: 'defaultLang', kind: 'choice', choices: { values: locales }, bulk: true },
    domains: { label: 'domains', kind: 'list' },
    organisationId: { label: 'organisationId', kind: 'computed' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: organisationRecordSortColumns,
  filterColumns: organisationRecordFilterColumns,
})
