import * as z from 'zod'

import {
  entity,
  givenByServer,
  lifecycle,
  person,
  reference,
  stampColumns,
  stampRangeColumns,
} from '../common/entity.js'
import { entityParts } from '../common/entityEndpoints.js'
import { treeEndpoints } from '../common/treeEndpoints.js'

/** A part of the business that processes, requirements and RICEFW items belong to. Source: the domain model, BusinessArea. */
export const businessArea = z.object({
  ...entity.shape,
  /** Short key, unique in the organisation, such as 1200. */
  code: z.string().trim().min(1).max(20),
  name: z.string().trim().min(1).max(200),
  description: z.string().max(10_000),
  /** Id of the area above, `null` for one at the top. */
  parentId: reference,
  /** Place among its siblings, from 0. */
  order: z.int().min(0),
  /** Id of the person who answers for it, `null` while there is none. */
  ownerId: reference,
  /** The label of `ownerId`, added by the server. */
  owner: person,
  /** One of the seven statuses of the status circle. */
  status: lifecycle,
})

/** A business area as the server stores and answers it. */
export type BusinessArea = z.infer<typeof businessArea>

/**
 * Schema of a business area in a tree, for pickers. Nodes name the one above by `parentId`, so a tree is a list of them or
 * a source that answers the children of one.
 */
export const businessAreaNode = businessArea.pick({
  id: true,
  code: true,
  name: true,
  description: true,
  parentId: true,
  order: true,
  status: true,
})

/** A business area in a tree. */
export type BusinessAreaNode = z.infer<typeof businessAreaNode>

/** The columns a list of business areas can be sorted by. */
export const businessAreaSortColumns = [
  'id',
  'code',
  'name',
  'description',
  'owner',
  'status',
  ...stampColumns,
] as const

/** The columns of a list of business areas that hold numbers or dates: their filter takes `from..to` as well. */
export const businessAreaRangeColumns = [...stampRangeColumns] as const

/** The columns a list of business areas can be filtered by. */
export const businessAreaFilterColumns = [
  'id',
  'code',
  'parentId',
  'owner',
  'status',
  'createdBy',
  'changedBy',
  ...businessAreaRangeColumns,
] as const

/** What an update of a business area may change: absent fields stay as they are. */
export const businessAreaPatch = businessArea.omit({ ...givenByServer, order: true, owner: true }).partial()

/** The fields an update of a business area changes. */
export type BusinessAreaPatch = z.infer<typeof businessAreaPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const businessAreaInput = businessAreaPatch.extend(businessArea.pick({ code: true, name: true }).shape)

/** What a user may set on a new one. */
export type BusinessAreaInput = z.infer<typeof businessAreaInput>

/** What the endpoints of business areas are made of. */
export const businessAreaParts = entityParts({
  kind: 'businessAreas',
  path: '/processes/business-areas',
  tag: 'Processes',
  one: 'a business area',
  many: 'business areas',
  schema: businessArea,
  input: businessAreaInput,
  patch: businessAreaPatch,
  sort: businessAreaSortColumns,
  filter: businessAreaFilterColumns,
  ranges: businessAreaRangeColumns,
})

/** The endpoints of business areas, under `/processes/business-areas`. */
export const businessAreaEndpoints = treeEndpoints({ ...businessAreaParts, node: businessAreaNode })
