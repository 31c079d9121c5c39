import * as z from 'zod'

import { coded, entity, givenByServer, person, reference, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'
import { interval, operationInterval } from './interval.js'

/** The kinds of order. */
export const operationOrderTypes = ['recurring', 'project', 'maintenance', 'audit'] as const

/** How urgent an order is. */
export const operationOrderPriorities = ['low', 'medium', 'high', 'critical'] as const

/** How far an order is, in the order of the work. */
export const operationOrderStatuses = ['draft', 'planned', 'released', 'in progress', 'completed', 'cancelled'] as const

/** Work that is done once or again and again. Source: the domain model, OperationOrder. */
export const operationOrder = z.object({
  ...entity.shape,
  /** The number people call it by, unique in the organisation, such as OO-100012. */
  orderNo: z.string().trim().min(1).max(20),
  title: z.string().trim().min(1).max(200),
  description: z.string().max(10_000),
  type: z.enum(operationOrderTypes),
  areaId: reference,
  /** The label of `areaId`, added by the server. */
  area: coded,
  domainId: reference,
  /** The label of `domainId`, added by the server. */
  domain: coded,
  priority: z.enum(operationOrderPriorities),
  status: z.enum(operationOrderStatuses),
  /** First day, as YYYY-MM-DD; `null` while it is not planned. */
  plannedStart: z.iso.date().nullable(),
  /** Last day, as YYYY-MM-DD; `null` while it is not planned. */
  plannedEnd: z.iso.date().nullable(),
  operationInterval,
  /** When it is done. Those that do not fit `operationInterval` are left out by the server. */
  intervals: z.array(interval).max(1000),
  costObjectId: reference,
  /** The label of `costObjectId`, added by the server. */
  costObject: z
    .object({ id: z.string(), controllingArea: z.string(), costObject: z.string(), name: z.string() })
    .nullable(),
  responsibleId: reference,
  /** The label of `responsibleId`, added by the server. */
  responsible: person,
})

/** An order as the server stores and answers it. */
export type OperationOrder = z.infer<typeof operationOrder>

/** The columns a list of operation orders can be sorted by. */
export const operationOrderSortColumns = [
  'id',
  'orderNo',
  'title',
  'type',
  'area',
  'domain',
  'priority',
  'status',
  'plannedStart',
  'plannedEnd',
  'operationInterval',
  'costObject',
  'responsible',
  ...stampColumns,
] as const

/** The columns of a list of operation orders that hold numbers or dates: their filter takes `from..to` as well. */
export const operationOrderRangeColumns = ['plannedStart', 'plannedEnd', ...stampRangeColumns] as const

/** The columns a list of operation orders can be filtered by. */
export const operationOrderFilterColumns = [
  'id',
  'orderNo',
  'type',
  'areaId',
  'area',
  'domainId',
  'domain',
  'priority',
  'status',
  'operationInterval',
  'costObjectId',
  'costObject',
  'responsibleId',
  'responsible',
  'createdBy',
  'changedBy',
  ...operationOrderRangeColumns,
] as const

/** What an update of an operation order may change: absent fields stay as they are. */
export const operationOrderPatch = operationOrder
  .omit({ ...givenByServer, orderNo: true, area: true, domain: true, costObject: true, responsible: true })
  .partial()

/** The fields an update of an operation order changes. */
export type OperationOrderPatch = z.infer<typeof operationOrderPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const operationOrderInput = operationOrderPatch.extend(operationOrder.pick({ title: true }).shape)

/** What a user may set on a new one. */
export type OperationOrderInput = z.infer<typeof operationOrderInput>

/** What the endpoints of operation orders are made of. */
export const operationOrderParts = entityParts({
  kind: 'operationOrders',
  path: '/project/operation-orders',
  tag: 'Project',
  one: 'an operation order',
  many: 'operation orders',
  schema: operationOrder,
  input: operationOrderInput,
  patch: operationOrderPatch,
  sort: operationOrderSortColumns,
  filter: operationOrderFilterColumns,
  ranges: operationOrderRangeColumns,
})

/** The endpoints of operation orders, under `/project/operation-orders`. */
export const operationOrderEndpoints = entityEndpoints(operationOrderParts)
