import type { Execution } from '@embpm/contract/execution'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { periodCode, type Period } from '@embpm/contract/period'

import { pick, samplesOf, type Random } from '../entity/seeding.js'
import { executionCells } from './executionCells.js'

/** The day on which the samples stand. */
const today = '2026-11-20'

/** Statuses of orders that are worked on, or were. */
const worked: readonly OperationOrder['status'][] = ['released', 'in progress', 'completed']

/** The most executions of a sample organisation. */
const most = 3000

/** One execution that the sample has. */
export interface SampleCell {
  order: OperationOrder
  period: Period
  start: string
  end: string
}

/** What the orders of an organisation have to do by their intervals. What is closed was posted, and needs a cost object. */
export function sampleCells(organisationId: string): SampleCell[] {
  const periods = new Map(samplesOf('periods', organisationId).list.map((one) => [periodCode(one), one]))
  const cells: SampleCell[] = []
  for (const order of samplesOf('operationOrders', organisationId).list) {
    if (!worked.includes(order.status)) continue
    for (const cell of executionCells(order.intervals)) {
      const period = periods.get(cell.period)
      if (!period || (period.state !== 'open' && order.costObjectId === null)) continue
      cells.push({ order, period, start: cell.start, end: cell.end })
      if (cells.length === most) return cells
    }
  }
  return cells
}

/** How far an execution is by its period, and what was done. */
export function sampleProgress(
  { period }: SampleCell,
  random: Random,
): Pick<Execution, 'state' | 'plannedHours' | 'hours' | 'plannedQuantity' | 'quantity'> {
  const plannedHours = 2 + Math.floor(random() * 45) / 2
  const plannedQuantity = 1 + Math.floor(random() * 20)
  const share = 0.8 + random() * 0.4
  const chance = random()
  const state = stateOf(period, chance)
  const isDone = state === 'confirmed' || state === 'entered'
  return {
    state,
    plannedHours,
    hours: isDone ? Math.round(plannedHours * share * 2) / 2 : 0,
    plannedQuantity,
    quantity: isDone ? Math.max(0, Math.round(plannedQuantity * share)) : 0,
  }
}

function stateOf({ state, start, end }: Period, chance: number): Execution['state'] {
  if (state !== 'open') return chance < 0.96 ? 'confirmed' : 'rejected'
  if (end < '2026-11-02') return chance < 0.9 ? 'confirmed' : 'entered'
  if (start > today) return 'planned'
  return pick(['confirmed', 'confirmed', 'entered', 'planned'], chance, 'planned')
}
