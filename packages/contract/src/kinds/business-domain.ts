import type * as z from 'zod/mini'

import { type EntityOf, treeOf } from '../common/entityOf.js'
import { codedTree, personOf, reference } from '../common/fields.js'

/** A field of business that orders and services belong to. Source: the domain model, BusinessDomain. */
export const businessDomain = treeOf({
  kind: 'businessDomains',
  path: '/project/business-domains',
  tag: 'Project',
  one: 'a business domain',
  many: 'business domains',
  key: ['code'],
  node: ['code', 'name', 'description', 'owner', 'lockVersion'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Its `code` is such as O2C. */
    ...codedTree('businessDomains'),
    /** Who answers for it. */
    ownerId: reference('people'),
    owner: personOf('ownerId').sort().filter().search(),
  },
})

/** One as the server stores and answers it. */
export type BusinessDomain = EntityOf<typeof businessDomain>

/** Schema of one in a tree. */
export const businessDomainNode = businessDomain.node

/** One in a tree. */
export type BusinessDomainNode = z.infer<typeof businessDomainNode>
