import { pruneIntervals } from '@embpm/calendar'
import { operationOrder } from '@embpm/contract/operation-order'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { operationOrderFixtures, orderNoOf } from './operation-order.fixtures.js'

/** The operation orders. Intervals that do not fit how often an order is done are left out. */
export const operationOrderTable = entityTable({
  name: 'operation-order',
  prefix: 'OO',
  entity: operationOrder,
  own: (_, number) => ({ orderNo: orderNoOf(number) }),
  derive: (entity) => ({ ...entity, intervals: pruneIntervals(entity.intervals, entity.operationInterval) }),
  seeds: operationOrderFixtures,
})

/** The handlers of operation orders. */
export const operationOrders = entityHandlers(operationOrder.endpoints, operationOrderTable)
