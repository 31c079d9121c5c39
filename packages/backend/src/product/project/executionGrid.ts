import { isUnconfirmed, type Execution } from '@embpm/contract/execution'
import { executionGrid as contract, maxGridOrders } from '@embpm/contract/execution-grid'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { periodCode, type Period } from '@embpm/contract/period'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { rowsOf } from '../entity/seeding.js'
import { withReading } from '../entity/withAccess.js'
import { executionTable } from './execution.js'
import { operationOrderTable } from './operation-order.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)

/** How many documents belong to each execution. */
async function evidenceIn(caller: Caller): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { subjects } of await rowsOf('documents', caller))
    for (const { kind, id } of subjects) if (kind === 'executions') counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const columnOf = (period: Period) => {
  const { id, number, state, start, end } = period
  return { id, code: periodCode(period), number, state, start, end }
}

const cellOf = (one: Execution, evidence: number) => {
  const { id, lockVersion, orderId, periodId, state, plannedHours, hours, plannedQuantity, quantity } = one
  return { id, lockVersion, orderId, periodId, state, plannedHours, hours, plannedQuantity, quantity, evidence }
}

/** Orders by what is to be done of them next; those of which nothing is come last. */
function nextFirst(
  orders: readonly OperationOrder[],
  executions: readonly Execution[],
  periods: readonly Period[],
): OperationOrder[] {
  const startOf = new Map(periods.map(({ id, state, start }) => [id, state === 'open' ? start : null]))
  const next = new Map<string, string>()
  for (const one of executions) {
    const start = startOf.get(one.periodId) ?? null
    const known = next.get(one.orderId)
    if (start !== null && isUnconfirmed(one) && (known === undefined || start < known)) next.set(one.orderId, start)
  }
  const keyOf = ({ id }: OperationOrder) => next.get(id) ?? '9999'
  return orders.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

/** The handlers of the grid. */
export const executionGrid: Router<typeof contract, Context> = {
  read: on.read
    .use(withReading(() => ['consulting']))
    .handler(async ({ input: { year, interval, search = '', filter = {}, sort }, context }) => {
      const [periods, executions, orders, evidence] = await Promise.all([
        rowsOf('periods', context),
        executionTable.all(context),
        operationOrderTable.all(context),
        evidenceIn(context),
      ])
      const operation = periods.filter(({ type }) => type === 'operation')
      const columns = operation
        .filter((one) => one.year === year && one.interval === (interval === 'weeks' ? 'WEEKLY' : 'MONTHLY'))
        .toSorted((a, b) => a.number - b.number)
      const inYear = new Set(columns.map(({ id }) => id))
      const cells = executions.filter(({ periodId }) => inYear.has(periodId))
      const executed = new Set(cells.map(({ orderId }) => orderId))
      const { query } = operationOrderTable
      const wanted = query.filter(
        query.search(
          orders.filter(({ id }) => executed.has(id)),
          search,
        ),
        filter,
      )
      const sorted = query.sort(wanted, orders, sort ?? 'orderNo')
      const found = (sort === undefined ? nextFirst(sorted, cells, columns) : sorted).slice(0, maxGridOrders)
      const shown = new Set(found.map(({ id }) => id))
      return {
        periods: columns.map(columnOf),
        orders: found.map(({ id, orderNo, title, responsible }) => ({ id, orderNo, title, responsible })),
        cells: cells.filter(({ orderId }) => shown.has(orderId)).map((one) => cellOf(one, evidence.get(one.id) ?? 0)),
        total: wanted.length,
        years: [...new Set(operation.map((one) => one.year))].toSorted((a, b) => a - b),
      }
    }),
}
