import { contract, keptIntervals, type OperationOrder, operationOrderParts } from '@embpm/contract'

import { personsOf } from '../administration/personsOf.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { codedOf } from '../entity/codedOf.js'
import { costObjectTable } from '../processes/cost-object.js'
import { businessDomainTable } from './business-domain.js'
import { operationAreaTable } from './operation-area.js'
import { costObjectLabel, operationOrderFixtures, orderNoOf } from './operation-order.fixtures.js'

/** The operation orders. Intervals that do not fit how often an order is done are left out. */
export const operationOrderTable = entityTable<OperationOrder>({
  name: 'operation-order',
  prefix: 'OO',
  parts: operationOrderParts,
  label: ({ orderNo, title }) => `${orderNo} ${title}`,
  searchColumns: ['orderNo', 'title', 'type', 'area', 'domain', 'priority', 'status', 'costObject', 'responsible'],
  unique: ['orderNo'],
  blank: {
    description: '',
    type: 'recurring',
    areaId: null,
    area: null,
    domainId: null,
    domain: null,
    priority: 'medium',
    status: 'draft',
    plannedStart: null,
    plannedEnd: null,
    operationInterval: 'IRREGULAR',
    intervals: [],
    costObjectId: null,
    costObject: null,
    responsibleId: null,
    responsible: null,
  },
  own: (_, number) => ({ orderNo: orderNoOf(number) }),
  derive: (entity) => ({ ...entity, intervals: keptIntervals(entity.operationInterval, entity.intervals) }),
  refers: {
    areaId: 'operationAreas',
    domainId: 'businessDomains',
    costObjectId: 'costObjects',
    responsibleId: 'users',
  },
  labels: async (caller) => {
    const [areaOf, domainOf, costObjectOf, person] = await Promise.all([
      operationAreaTable.byId(caller),
      businessDomainTable.byId(caller),
      costObjectTable.byId(caller),
      personsOf(caller),
    ])
    return (entity) => ({
      ...entity,
      area: codedOf(areaOf(entity.areaId)),
      domain: codedOf(domainOf(entity.domainId)),
      costObject: costObjectLabel(costObjectOf(entity.costObjectId)),
      responsible: person(entity.responsibleId),
    })
  },
  seeds: operationOrderFixtures,
})

/** The handlers of operation orders. */
export const operationOrders = entityHandlers(contract.project.operationOrders, operationOrderTable)
