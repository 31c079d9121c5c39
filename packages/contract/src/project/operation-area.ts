import * as z from 'zod'

import { entity, givenByServer, person, reference, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityParts } from '../common/entityEndpoints.js'
import { treeEndpoints } from '../common/treeEndpoints.js'

/** Where operations are done, such as a site or a team. Source: the domain model, OperationArea. */
export const operationArea = z.object({
  ...entity.shape,
  /** Short key, unique in the organisation, such as A-100. */
  code: z.string().trim().min(1).max(20),
  name: z.string().trim().min(1).max(200),
  description: z.string().max(10_000),
  /** Id of the one above, `null` for one at the top. */
  parentId: reference,
  /** Place among its siblings, from 0. */
  order: z.int().min(0),
  /** Id of the person who leads it, `null` while there is none. */
  managerId: reference,
  /** The label of `managerId`, added by the server. */
  manager: person,
  /** Id of the calendar it works by, `null` for the one of the area above. */
  calendarId: reference,
})

/** One as the server stores and answers it. */
export type OperationArea = z.infer<typeof operationArea>

/** Schema of one in a tree. */
export const operationAreaNode = operationArea.pick({
  id: true,
  code: true,
  name: true,
  description: true,
  parentId: true,
  order: true,
  manager: true,
  version: true,
})

/** One in a tree. */
export type OperationAreaNode = z.infer<typeof operationAreaNode>

/** The columns a list of operation areas can be sorted by. */
export const operationAreaSortColumns = ['id', 'code', 'name', 'description', 'manager', ...stampColumns] as const

/** The columns of a list of operation areas that hold numbers or dates: their filter takes `from..to` as well. */
export const operationAreaRangeColumns = [...stampRangeColumns] as const

/** The columns a list of operation areas can be filtered by. */
export const operationAreaFilterColumns = [
  'id',
  'code',
  'parentId',
  'manager',
  'createdBy',
  'changedBy',
  ...operationAreaRangeColumns,
] as const

/** What an update of an operation area may change: absent fields stay as they are. */
export const operationAreaPatch = operationArea.omit({ ...givenByServer, order: true, manager: true }).partial()

/** The fields an update of an operation area changes. */
export type OperationAreaPatch = z.infer<typeof operationAreaPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const operationAreaInput = operationAreaPatch.extend(operationArea.pick({ code: true, name: true }).shape)

/** What a user may set on a new one. */
export type OperationAreaInput = z.infer<typeof operationAreaInput>

/** What the endpoints of operation areas are made of. */
export const operationAreaParts = entityParts({
  kind: 'operationAreas',
  path: '/project/operation-areas',
  tag: 'Project',
  one: 'an operation area',
  many: 'operation areas',
  schema: operationArea,
  input: operationAreaInput,
  patch: operationAreaPatch,
  sort: operationAreaSortColumns,
  filter: operationAreaFilterColumns,
  ranges: operationAreaRangeColumns,
})

/** The endpoints of operation areas, under `/project/operation-areas`. */
export const operationAreaEndpoints = treeEndpoints({ ...operationAreaParts, node: operationAreaNode })
