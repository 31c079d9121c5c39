import * as z from 'zod'

import { entity, givenByServer, person, reference, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityParts } from '../common/entityEndpoints.js'
import { treeEndpoints } from '../common/treeEndpoints.js'

/** A field of business that orders and services belong to. Source: the domain model, BusinessDomain. */
export const businessDomain = z.object({
  ...entity.shape,
  /** Short key, unique in the organisation, such as O2C. */
  code: z.string().trim().min(1).max(20),
  name: z.string().trim().min(1).max(200),
  description: z.string().max(10_000),
  /** Id of the one above, `null` for one at the top. */
  parentId: reference,
  /** Place among its siblings, from 0. */
  order: z.int().min(0),
  /** Id of the person who answers for it, `null` while there is none. */
  ownerId: reference,
  /** The label of `ownerId`, added by the server. */
  owner: person,
})

/** One as the server stores and answers it. */
export type BusinessDomain = z.infer<typeof businessDomain>

/** Schema of one in a tree. */
export const businessDomainNode = businessDomain.pick({
  id: true,
  code: true,
  name: true,
  description: true,
  parentId: true,
  order: true,
  owner: true,
  version: true,
})

/** One in a tree. */
export type BusinessDomainNode = z.infer<typeof businessDomainNode>

/** The columns a list of business domains can be sorted by. */
export const businessDomainSortColumns = ['id', 'code', 'name', 'description', 'owner', ...stampColumns] as const

/** The columns of a list of business domains that hold numbers or dates: their filter takes `from..to` as well. */
export const businessDomainRangeColumns = [...stampRangeColumns] as const

/** The columns a list of business domains can be filtered by. */
export const businessDomainFilterColumns = [
  'id',
  'code',
  'parentId',
  'owner',
  'createdBy',
  'changedBy',
  ...businessDomainRangeColumns,
] as const

/** What an update of a business domain may change: absent fields stay as they are. */
export const businessDomainPatch = businessDomain.omit({ ...givenByServer, order: true, owner: true }).partial()

/** The fields an update of a business domain changes. */
export type BusinessDomainPatch = z.infer<typeof businessDomainPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const businessDomainInput = businessDomainPatch.extend(businessDomain.pick({ code: true, name: true }).shape)

/** What a user may set on a new one. */
export type BusinessDomainInput = z.infer<typeof businessDomainInput>

/** What the endpoints of business domains are made of. */
export const businessDomainParts = entityParts({
  kind: 'businessDomains',
  path: '/project/business-domains',
  tag: 'Project',
  one: 'a business domain',
  many: 'business domains',
  schema: businessDomain,
  input: businessDomainInput,
  patch: businessDomainPatch,
  sort: businessDomainSortColumns,
  filter: businessDomainFilterColumns,
  ranges: businessDomainRangeColumns,
})

/** The endpoints of business domains, under `/project/business-domains`. */
export const businessDomainEndpoints = treeEndpoints({ ...businessDomainParts, node: businessDomainNode })
