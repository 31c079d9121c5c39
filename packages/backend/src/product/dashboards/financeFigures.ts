import { monthsOfRange } from '@embpm/calendar'
import { type CostElement, costElementCategories } from '@embpm/contract/cost-element'
import { type FinanceDashboard, maxDashboardSteps } from '@embpm/contract/dashboard'
import type { Execution } from '@embpm/contract/execution'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { type Period, periodCode } from '@embpm/contract/period'
import { type Ricefw, ricefwTypes } from '@embpm/contract/ricefw'

import { isOpenOrder } from '../implementation/standingOf.js'
import type { Range } from './weeksOf.js'

/** What the figures are worked out from; orders and executions are those of the project already. */
export interface FinanceFacts {
  orders: readonly Pick<OperationOrder, 'id' | 'status' | 'template' | 'costObjectId'>[]
  executions: readonly Pick<Execution, 'orderId' | 'periodId' | 'plannedHours' | 'hours'>[]
  periods: readonly Pick<Period, 'id' | 'year' | 'number' | 'interval' | 'start' | 'end' | 'state'>[]
  ricefws: readonly Pick<Ricefw, 'type' | 'estimateHours' | 'actualHours'>[]
  costElements: readonly Pick<CostElement, 'category'>[]
  /** Types of cost objects by their ids. */
  typeOfCostObject: ReadonlyMap<string, string>
}

interface Hours {
  planned: number
  actual: number
}

/** Rounded to six decimals, since 0.1 + 0.2 is not 0.3 in binary. */
const round = (hours: number) => Math.round(hours * 1e6) / 1e6

function hoursOf(executions: readonly Pick<Execution, 'plannedHours' | 'hours'>[]): Hours {
  return {
    planned: round(executions.reduce((sum, { plannedHours }) => sum + plannedHours, 0)),
    actual: round(executions.reduce((sum, { hours }) => sum + hours, 0)),
  }
}

/** What was planned and done in months, and what it is booked on. */
export function financeFigures(facts: FinanceFacts, { asOf, from, to }: Range & { asOf: string }): FinanceDashboard {
  const { orders, executions, periods, ricefws, costElements, typeOfCostObject } = facts
  const startOf = new Map(periods.map(({ id, start }) => [id, start]))
  const months = monthsOfRange({ start: from, end: to }).slice(-maxDashboardSteps)
  const byMonth = Map.groupBy(executions, ({ periodId }) => startOf.get(periodId)?.slice(0, 7) ?? '')
  const shown = months.flatMap((start) => byMonth.get(start.slice(0, 7)) ?? [])

  const orderById = new Map(orders.map((one) => [one.id, one]))
  const typeOf = (orderId: string) => typeOfCostObject.get(orderById.get(orderId)?.costObjectId ?? '') ?? null
  const booked = [...Map.groupBy(shown, ({ orderId }) => typeOf(orderId))].map(([type, of]) => ({
    type,
    ...hoursOf(of),
  }))
  const open = orders.filter(isOpenOrder)
  return {
    months: months.map((start) => {
      const of = byMonth.get(start.slice(0, 7)) ?? []
      return {
        month: start.slice(0, 7),
        start,
        ...hoursOf(of),
        executions: of.length,
        periodIds: [...new Set(of.map(({ periodId }) => periodId))],
      }
    }),
    costObjectTypes: booked.toSorted((one, other) => other.actual - one.actual || other.planned - one.planned),
    orders: { open: open.length, withoutCostObject: open.filter(({ costObjectId }) => costObjectId === null).length },
    ricefws: ricefwTypes.map((type) => {
      const of = ricefws.filter((one) => one.type === type)
      return {
        type,
        planned: round(of.reduce((sum, { estimateHours }) => sum + estimateHours, 0)),
        actual: round(of.reduce((sum, { actualHours }) => sum + actualHours, 0)),
      }
    }),
    costElements: costElementCategories.map((category) => ({
      category,
      elements: costElements.filter((one) => one.category === category).length,
    })),
    overdue: periods.filter(({ state, end }) => state === 'open' && end < asOf).length,
    periods: periods
      .filter(({ interval, start }) => interval === 'MONTHLY' && start <= asOf && from <= start && start <= to)
      .toSorted((one, other) => other.start.localeCompare(one.start))
      .map((one) => ({ id: one.id, name: periodCode(one), start: one.start, end: one.end, state: one.state })),
  }
}
