import { dayNumber } from '@embpm/calendar'
import type { Execution } from '@embpm/contract/execution'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { orderSplit as contract, type SplitPreview, type SplitRefusal } from '@embpm/contract/order-split'
import { periodCode, type Period } from '@embpm/contract/period'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { conflicting, lockedFor, missing } from '../entity/refusals.js'
import { rowsOf } from '../entity/seeding.js'
import { together } from '../entity/together.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { executionTable } from './execution.js'
import { executionCells } from './executionCells.js'
import { operationOrderTable } from './operation-order.js'
import { orderFacts } from './orderPlans.js'
import { splitOrder, type SplitCell, type SplitWish } from './splitRule.js'
import { workingCalendarOf } from './workingCalendarOf.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)

/** What an order is split by. */
interface SplitSources {
  order: OperationOrder
  periods: ReadonlyMap<string, Period>
  executions: readonly Execution[]
  workingDays: (start: string, end: string) => number
}

async function sourcesOf(order: OperationOrder, caller: Caller): Promise<SplitSources> {
  const [periods, executions, areas, calendars] = await Promise.all([
    rowsOf('periods', caller),
    executionTable.all(caller),
    rowsOf('operationAreas', caller),
    rowsOf('calendars', caller),
  ])
  const facts = orderFacts({ orders: [order], areas })(order.id)
  const calendar = workingCalendarOf(calendars.find(({ id }) => id === facts?.calendarId))
  return {
    order,
    periods: new Map(periods.filter(({ type }) => type === 'operation').map((one) => [periodCode(one), one])),
    executions: executions.filter(({ orderId }) => orderId === order.id),
    workingDays: (start, end) => calendar.before(dayNumber(end) + 1) - calendar.before(dayNumber(start)),
  }
}

/** The parts of an order: those that its intervals name, and what is there besides. */
function cellsOf({ order, periods, executions, workingDays }: SplitSources): SplitCell[] {
  const existing = new Map(executions.map((one) => [one.periodId, one]))
  const named = executionCells(order.intervals).map(({ period: code, start, end }): SplitCell => {
    const period = periods.get(code)
    const found = period && existing.get(period.id)
    if (period) existing.delete(period.id)
    const standing = found ? 'existing' : !period ? 'noPeriod' : period.state === 'open' ? 'new' : period.state
    return { period: code, start, end, workingDays: workingDays(start, end), standing, existing: found ?? null }
  })
  const byId = new Map([...periods.values()].map((one) => [one.id, one]))
  // Executions of intervals that the order had once: what is planned for them counts.
  const others = [...existing.values()].flatMap((one): SplitCell[] => {
    const period = byId.get(one.periodId)
    if (!period) return []
    const { start, end } = period
    return [{ period: periodCode(period), start, end, workingDays: 0, standing: 'existing', existing: one }]
  })
  return [...named, ...others].toSorted((a, b) => a.start.localeCompare(b.start) || a.period.localeCompare(b.period))
}

function refusalOf({ status, template }: OperationOrder, cells: readonly SplitCell[]): SplitRefusal | null {
  if (template) return 'template'
  if (status === 'cancelled') return 'cancelled'
  if (cells.length === 0) return 'noIntervals'
  if (cells.some(({ standing }) => standing === 'new')) return null
  return cells.every(({ standing }) => standing === 'existing') ? 'nothingNew' : 'shut'
}

function previewOf(sources: SplitSources, wish: SplitWish): SplitPreview {
  const cells = cellsOf(sources)
  const { order } = sources
  return { lockVersion: order.lockVersion, ...splitOrder(cells, wish), refusal: refusalOf(order, cells) }
}

/** The handlers of splitting orders. */
export const orderSplit: Router<typeof contract, Context> = {
  check: on.check.use(withReading(() => ['consulting'])).handler(async ({ input: { id, ...wish }, context }) => {
    const order = await operationOrderTable.get(id, context)
    return previewOf(await sourcesOf(order, context), wish)
  }),

  act: on.act.use(withWriting('consulting')).handler(({ input: { id, lockVersion, ...wish }, context }) =>
    together(context, async (open) => {
      const order = (await open(operationOrderTable)).draft.get(id)
      if (!order) throw missing(id)
      if (order.lockVersion !== lockVersion) throw conflicting(order)
      const { create } = await open(executionTable)
      const sources = await sourcesOf(order, context)
      const { parts, refusal } = previewOf(sources, wish)
      if (refusal) throw lockedFor(refusal, ['intervals'])
      const made = parts.flatMap(({ standing, period, plannedHours, plannedQuantity }) => {
        const periodId = sources.periods.get(period)?.id
        if (standing !== 'new' || periodId === undefined) return []
        return [
          create({
            orderId: id,
            periodId,
            state: 'planned',
            executedById: order.responsibleId,
            plannedHours,
            plannedQuantity,
          }),
        ]
      })
      return { created: made }
    }),
  ),
}
