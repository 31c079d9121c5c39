import type * as z from 'zod'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { treeEndpoints } from '../common/treeEndpoints.js'
import { longText, personOf, reference, text, whole } from '../common/fields.js'

/** A field of business that orders and services belong to. Source: the domain model, BusinessDomain. */
export const businessDomain = entityOf({
  kind: 'businessDomains',
  family: 'project',
  path: '/project/business-domains',
  tag: 'Project',
  one: 'a business domain',
  many: 'business domains',
  key: ['code'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Short key, unique in the organisation, such as O2C. */
    code: text(20).required().sort().filter().search(),
    name: text(200).required().sort().search(),
    description: longText().sort().search(),
    /** The one above. */
    parentId: reference('businessDomains').filter(),
    /** Place among its siblings, from 0. */
    order: whole(0, 1_000_000).fromServer(),
    /** Who answers for it. */
    ownerId: reference('people'),
    owner: personOf('ownerId').sort().filter().search(),
  },
})

/** One as the server stores and answers it. */
export type BusinessDomain = EntityOf<typeof businessDomain>

/** Schema of one in a tree. */
export const businessDomainNode = businessDomain.schema.pick({
  id: true,
  code: true,
  name: true,
  description: true,
  parentId: true,
  order: true,
  owner: true,
  lockVersion: true,
})

/** One in a tree. */
export type BusinessDomainNode = z.infer<typeof businessDomainNode>

/** The endpoints of business domains, under `/project/business-domains`. */
export const businessDomainEndpoints = treeEndpoints({ ...businessDomain, node: businessDomainNode })
