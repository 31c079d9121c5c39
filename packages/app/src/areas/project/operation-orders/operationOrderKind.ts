import {
  operationIntervals,
  operationOrder,
  operationOrderFilterColumns,
  operationOrderPriorities,
  operationOrderSortColumns,
  operationOrderStatuses,
  operationOrderTypes,
  type OperationOrder,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** Operation orders: work that is done once or again and again, in an area, for a business domain. */
export const operationOrderKind = defineKind<OperationOrder>({
  name: 'operationOrders',
  words: 'operationOrders',
  path: '/project/operation-orders',
  api: (client) => client.project.operationOrders,
  schema: operationOrder,
  nameOf: ({ orderNo, title }) => `${orderNo} ${title}`,
  fields: {
    orderNo: { label: 'orderNo', kind: 'computed' },
    title: { label: 'title', kind: 'text', required: true },
    type: {
      label: 'type',
      kind: 'choice',
      choices: { set: 'operationOrderType', values: operationOrderTypes },
      bulk: true,
    },
    status: {
      label: 'status',
      kind: 'choice',
      choices: { set: 'operationOrderStatus', values: operationOrderStatuses },
      bulk: true,
    },
    priority: {
      label: 'priority',
      kind: 'choice',
      choices: { set: 'level', values: operationOrderPriorities },
      bulk: true,
    },
    description: { label: 'description', kind: 'longText' },
    areaId: { label: 'operationArea', kind: 'reference', to: 'operationAreas', bulk: true },
    area: { label: 'operationArea', kind: 'computed' },
    domainId: { label: 'businessDomain', kind: 'reference', to: 'businessDomains', bulk: true },
    domain: { label: 'businessDomain', kind: 'computed' },
    responsibleId: { label: 'responsible', kind: 'reference', to: 'people', bulk: true },
    responsible: { label: 'responsible', kind: 'computed' },
    costObjectId: { label: 'costObject', kind: 'reference', to: 'costObjects', bulk: true },
    costObject: { label: 'costObject', kind: 'computed' },
    plannedStart: { label: 'plannedStart', kind: 'date' },
    plannedEnd: { label: 'plannedEnd', kind: 'date' },
    // Not for many at once: another one takes intervals away, which has to be seen.
    operationInterval: {
      label: 'operationInterval',
      kind: 'choice',
      choices: { set: 'operationInterval', values: operationIntervals },
    },
    intervals: { label: 'intervals', kind: 'json' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: operationOrderSortColumns,
  filterColumns: operationOrderFilterColumns,
})
