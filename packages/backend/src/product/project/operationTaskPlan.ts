import type { OperationTask } from '@embpm/contract/operation-task'
import { maxPlanned, operationTaskPlan as contract } from '@embpm/contract/operation-task-plan'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { rowsOf } from '../entity/seeding.js'
import { together } from '../entity/together.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { changePlan } from './changePlan.js'
import { planStart, tasksByOrder } from './orderPlans.js'
import { operationTaskTable as table } from './operation-task.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)

const collator = new Intl.Collator('en', { numeric: true })

/** The whole plan of each order that has one of some tasks, as far as it fits. */
async function planWith(found: readonly OperationTask[], all: readonly OperationTask[], caller: Caller) {
  const ids = new Set(found.map(({ orderId }) => orderId))
  const byOrder = tasksByOrder(all)
  const orders = (await rowsOf('operationOrders', caller)).filter(({ id }) => ids.has(id))
  const tasks: OperationTask[] = []
  const fitting = orders.filter(({ id }) => {
    const own = byOrder.get(id) ?? []
    const fits = tasks.length + own.length <= maxPlanned
    if (fits) tasks.push(...own.toSorted((a, b) => collator.compare(a.outline, b.outline)))
    return fits
  })
  return { tasks, orders: fitting.map((order) => ({ ...pickOrder(order), from: planStart(order) })) }
}

const pickOrder = ({ id, orderNo, title }: { id: string; orderNo: string; title: string }) => ({ id, orderNo, title })

/** The handlers of plans. */
export const operationTaskPlan: Router<typeof contract, Context> = {
  read: on.read
    .use(withReading(() => ['consulting']))
    .handler(async ({ input: { search = '', filter = {} }, context }) => {
      const all = await table.all(context)
      const found = table.query.filter(table.query.search(all, search), filter)
      const { tasks, orders } = await planWith(found, all, context)
      const used = new Set(tasks.map(({ calendarId }) => calendarId))
      const calendars = (await rowsOf('calendars', context)).filter(({ id }) => used.has(id))
      return {
        tasks,
        orders,
        calendars,
        shown: found.length === all.length ? null : found.map(({ id }) => id),
        total: found.length,
      }
    }),

  change: on.change.use(withWriting('consulting')).handler(async ({ input, context }) => {
    const created = await together(context, async (open) => changePlan(await open(table), input))
    return {
      changed: await table.resolve(
        input.changes.map(({ id }) => id),
        context,
      ),
      created: await table.resolve(created, context),
    }
  }),
}
