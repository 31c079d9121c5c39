import type { ModelRow, PartView } from './Model.js'
import { rule } from './Rule.js'

/** Orders that cost nothing (any more): those that others are made after, drafts and cancelled ones. */
const costs = (orders: PartView<'status' | 'template'>, row: ModelRow): boolean =>
  !orders.flag(row, 'template') && !['draft', 'cancelled'].includes(orders.text(row, 'status'))

/** What is to hold of cost objects and who uses them. */
export const costRules = [
  rule('costGroup', {
    severity: 'warning',
    topic: 'costs',
    verb: 'setGroup',
    mend: { at: 'object', field: 'groupId' },
    many: { kind: 'costObjects', column: 'groupId' },
    reads: { costObjects: ['groupId'] },
    *find(model) {
      const objects = model.part('costObjects')
      for (const row of objects.each()) if (objects.text(row, 'groupId') === '') yield { kind: 'costObjects', row }
    },
  }),
  rule('costResponsible', {
    severity: 'warning',
    topic: 'costs',
    verb: 'setOwner',
    mend: { at: 'object', field: 'responsible' },
    reads: { costObjects: ['responsible'] },
    *find(model) {
      const objects = model.part('costObjects')
      for (const row of objects.each()) if (objects.text(row, 'responsible') === '') yield { kind: 'costObjects', row }
    },
  }),
  rule('orderCost', {
    severity: 'warning',
    topic: 'costs',
    verb: 'setCostObject',
    mend: { at: 'object', field: 'costObjectId' },
    many: { kind: 'operationOrders', column: 'costObjectId' },
    reads: { operationOrders: ['costObjectId', 'status', 'template'] },
    *find(model) {
      const orders = model.part('operationOrders')
      for (const row of orders.each())
        if (costs(orders, row) && orders.text(row, 'costObjectId') === '') yield { kind: 'operationOrders', row }
    },
  }),
  rule('orderCostValid', {
    severity: 'error',
    topic: 'costs',
    verb: 'setCostObject',
    mend: { at: 'object', field: 'costObjectId' },
    reads: {
      operationOrders: ['costObjectId', 'status', 'template', 'plannedStart', 'plannedEnd'],
      costObjects: ['validFrom', 'validTo'],
    },
    *find(model) {
      const orders = model.part('operationOrders')
      const objects = model.part('costObjects')
      for (const row of orders.each()) {
        const object = objects.get(orders.text(row, 'costObjectId'))
        if (!object || !costs(orders, row)) continue
        const [start, end] = [orders.text(row, 'plannedStart'), orders.text(row, 'plannedEnd')]
        const isOutside =
          (start !== '' && start < objects.text(object, 'validFrom')) ||
          (end !== '' && end > objects.text(object, 'validTo'))
        if (isOutside) yield { kind: 'operationOrders', row }
      }
    },
  }),
] as const
