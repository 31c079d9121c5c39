import {
  businessDomain,
  businessDomainFilterColumns,
  businessDomainSortColumns,
  type BusinessDomain,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** Business domains: the fields of business that orders and services belong to. */
export const businessDomainKind = defineKind<BusinessDomain>({
  name: 'businessDomains',
  words: 'businessDomains',
  path: '/project/business-domain',
  api: (client) => client.project.businessDomains,
  schema: businessDomain,
  nameOf: ({ name }) => name,
  fields: {
    code: { label: 'code', kind: 'text', required: true },
    name: { label: 'name', kind: 'text', required: true },
    description: { label: 'description', kind: 'longText' },
    parentId: { label: 'parent', kind: 'reference', to: 'businessDomains' },
    ownerId: { label: 'owner', kind: 'reference', to: 'people' },
    owner: { label: 'owner', kind: 'computed' },
    order: { label: 'place', kind: 'number' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: businessDomainSortColumns,
  filterColumns: businessDomainFilterColumns,
})
