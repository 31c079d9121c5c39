import * as z from 'zod'

import { entity, givenByServer, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'
import { json } from '../common/json.js'

/** What costs are collected on. */
export const costObjectTypes = ['Cost centre', 'Internal order', 'WBS element', 'Profit centre', 'Network'] as const

/** An object that costs are collected on. Source: the domain model, CostObject. */
export const costObject = z.object({
  ...entity.shape,
  /** The controlling area it belongs to, such as 1000. */
  controllingArea: z.string().min(1).max(4),
  /** Number within its controlling area, such as 4120. */
  costObject: z.string().trim().min(1).max(24),
  type: z.enum(costObjectTypes),
  name: z.string().trim().min(1).max(60),
  description: z.string().max(500),
  /** Who answers for it. */
  responsible: z.string().max(100),
  /** Such as Production or Administration. */
  category: z.string().max(40),
  /** Whether it stands for others below it. */
  hierarchy: z.boolean(),
  /** Plant, such as DE01; empty when it belongs to none. */
  plant: z.string().max(4),
  functionalArea: z.string().max(40),
  /** ISO 4217. */
  currency: z.string().length(3),
  profitCenter: z.string().max(10),
  /** Any JSON. */
  metadata: json,
  costObjectGroup: z.string().max(20),
  costObjectGroupText: z.string().max(60),
  /** First day, as YYYY-MM-DD. */
  validFrom: z.iso.date(),
  /** Last day, as YYYY-MM-DD. */
  validTo: z.iso.date(),
})

/** A cost object as the server stores and answers it. */
export type CostObject = z.infer<typeof costObject>

/** Schema of a cost object's 15 columns and its key, for lists and pickers. */
export const costObjectRow = costObject.pick({
  id: true,
  controllingArea: true,
  costObject: true,
  type: true,
  name: true,
  description: true,
  responsible: true,
  category: true,
  hierarchy: true,
  plant: true,
  functionalArea: true,
  currency: true,
  profitCenter: true,
  metadata: true,
  costObjectGroup: true,
  costObjectGroupText: true,
})

/** A cost object in lists and pickers. */
export type CostObjectRow = z.infer<typeof costObjectRow>

/** The columns a list of cost objects can be sorted by. */
export const costObjectSortColumns = [
  'id',
  'controllingArea',
  'costObject',
  'type',
  'name',
  'description',
  'responsible',
  'category',
  'hierarchy',
  'plant',
  'functionalArea',
  'currency',
  'profitCenter',
  'costObjectGroup',
  'costObjectGroupText',
  'validFrom',
  'validTo',
  ...stampColumns,
] as const

/** The columns of a list of cost objects that hold numbers or dates: their filter takes `from..to` as well. */
export const costObjectRangeColumns = ['validFrom', 'validTo', ...stampRangeColumns] as const

/** The columns a list of cost objects can be filtered by. */
export const costObjectFilterColumns = [
  'id',
  'controllingArea',
  'costObject',
  'type',
  'responsible',
  'category',
  'hierarchy',
  'plant',
  'functionalArea',
  'currency',
  'profitCenter',
  'costObjectGroup',
  'createdBy',
  'changedBy',
  ...costObjectRangeColumns,
] as const

/** What an update of a cost object may change: absent fields stay as they are. */
export const costObjectPatch = costObject.omit({ ...givenByServer }).partial()

/** The fields an update of a cost object changes. */
export type CostObjectPatch = z.infer<typeof costObjectPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const costObjectInput = costObjectPatch.extend(
  costObject.pick({ controllingArea: true, costObject: true, type: true, name: true }).shape,
)

/** What a user may set on a new one. */
export type CostObjectInput = z.infer<typeof costObjectInput>

/** What the endpoints of cost objects are made of. */
export const costObjectParts = entityParts({
  kind: 'costObjects',
  path: '/processes/cost-objects',
  tag: 'Processes',
  one: 'a cost object',
  many: 'cost objects',
  schema: costObject,
  input: costObjectInput,
  patch: costObjectPatch,
  sort: costObjectSortColumns,
  filter: costObjectFilterColumns,
  ranges: costObjectRangeColumns,
})

/** The endpoints of cost objects, under `/processes/cost-objects`. */
export const costObjectEndpoints = entityEndpoints(costObjectParts)
