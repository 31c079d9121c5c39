import { isUnconfirmed, type Execution } from '@embpm/contract/execution'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { periodCode, type Period } from '@embpm/contract/period'
import type { PeriodCheck, PeriodMonth, PeriodYear } from '@embpm/contract/period-closing'

import { isWithin, monthsAbove, refusalOf, withWeeks } from './periodRules.js'

/** How many orders a blocker names. */
const maxNamed = 100

/** Sums are answered in hundredths, so that many small ones add up to what one reads. */
const rounded = (sum: number) => Math.round(sum * 100) / 100

/** How much was done, and how much of it somebody decided about. */
const workOf = (executions: readonly Execution[]) => ({
  executions: executions.length,
  decided: executions.filter((one) => !isUnconfirmed(one)).length,
  hours: rounded(executions.reduce((sum, { hours }) => sum + hours, 0)),
})

/** The executions of periods, by the id of these. */
const byPeriod = (executions: readonly Execution[]): ReadonlyMap<string, Execution[]> =>
  Map.groupBy(executions, ({ periodId }) => periodId)

/** The months of a year, each with its weeks and what was done in them. An execution is in one period, and that in one month. */
export function yearOf(year: number, periods: readonly Period[], executions: readonly Execution[]): PeriodYear {
  const ofPeriod = byPeriod(executions)
  const operation = periods.filter(({ type }) => type === 'operation')
  const part = (one: Period) => {
    const { id, lockVersion, number, state, start, end } = one
    return { id, lockVersion, number, state, start, end, ...workOf(ofPeriod.get(id) ?? []) }
  }
  const inOrder = (list: readonly Period[]) => list.toSorted((a, b) => a.number - b.number)
  const months = inOrder(operation.filter((one) => one.interval === 'MONTHLY' && one.year === year))
  return {
    year,
    years: [...new Set(operation.map((one) => one.year))].toSorted((a, b) => a - b),
    months: months.map((month): PeriodMonth => {
      const weeks = inOrder(operation.filter((one) => isWithin(one, month)))
      const all = [month, ...weeks].flatMap(({ id }) => ofPeriod.get(id) ?? [])
      const { closedAt, closedBy } = month
      return { ...part(month), closedAt, closedBy, weeks: weeks.map(part), total: workOf(all) }
    }),
  }
}

/** What an action on chosen periods would come to. */
export function checkOf(
  chosen: ReadonlySet<string>,
  {
    periods,
    executions,
    orders,
  }: { periods: readonly Period[]; executions: readonly Execution[]; orders: readonly OperationOrder[] },
  isAdministrator: boolean,
): PeriodCheck {
  const meant = withWeeks(periods, chosen)
  const orderOf = new Map(orders.map((one) => [one.id, one]))
  const ids = new Set(meant.map(({ id }) => id))
  const open = new Set(meant.filter(({ state }) => state === 'open').map(({ id }) => id))
  const all = executions.filter(({ periodId }) => ids.has(periodId))
  const inOpen = all.filter(({ periodId }) => open.has(periodId))
  const blocker = (found: readonly Execution[]) => {
    const concerned = [...new Set(found.map(({ orderId }) => orderId))]
    return {
      hours: workOf(found).hours,
      orders: concerned.slice(0, maxNamed).map((id) => ({ id, name: orderOf.get(id)?.orderNo ?? id })),
      concerned: concerned.length,
      found: found.length,
    }
  }
  const unconfirmed = blocker(inOpen.filter(isUnconfirmed))
  const nowhere = blocker(
    inOpen.filter(({ orderId, hours }) => hours > 0 && orderOf.get(orderId)?.costObjectId === null),
  )
  const late = blocker(
    inOpen.filter(({ orderId, end, hours }) => {
      const last = orderOf.get(orderId)?.plannedEnd ?? null
      return hours > 0 && end !== null && last !== null && end > last
    }),
  )
  const counted = ({ hours, orders: named }: typeof late, count: number) => ({ count, hours, orders: named })
  const isBlocked = unconfirmed.found > 0 || nowhere.found > 0
  const reopen = refusalOf('reopen', periods, chosen)
  return {
    periods: meant.map((one) => ({
      id: one.id,
      name: periodCode(one),
      lockVersion: one.lockVersion,
      state: one.state,
    })),
    start: meant.map(({ start }) => start).toSorted()[0] ?? '',
    end:
      meant
        .map(({ end }) => end)
        .toSorted()
        .at(-1) ?? '',
    orders: new Set(all.map(({ orderId }) => orderId)).size,
    ...workOf(all),
    unconfirmed: counted(unconfirmed, unconfirmed.found),
    withoutCostObject: counted(nowhere, nowhere.concerned),
    late: counted(late, late.found),
    alsoReopened: monthsAbove(periods, chosen).map(periodCode),
    refusals: {
      close: refusalOf('close', periods, chosen) ?? (isBlocked ? 'blocked' : null),
      reopen: reopen ?? (isAdministrator ? null : 'administrator'),
      lock: refusalOf('lock', periods, chosen),
    },
  }
}
