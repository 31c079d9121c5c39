import type { Execution } from '@embpm/contract/execution'
import { daysOfWeek } from '@embpm/calendar'
import type { GridCell, GridPeriod } from '@embpm/contract/execution-grid'
import { gridModel, type GridModel } from './gridModel.js'

/** A cell, as its order and period name it. */
const cellOf = (orderId: string, periodId: string, fields: Partial<GridCell> = {}): GridCell => ({
  id: `${orderId} ${periodId}`,
  lockVersion: 1,
  orderId,
  periodId,
  state: 'planned',
  plannedHours: 8,
  hours: 0,
  plannedQuantity: 10,
  quantity: 0,
  evidence: 0,
  ...fields,
})

/** A grid of so many orders and weeks; the first weeks are closed. */
export function gridOf(
  rows: number,
  columns: number,
  closed: number,
  hasCell: (row: number, column: number) => boolean,
): GridModel {
  const orders = Array.from({ length: rows }, (_, row) => ({
    id: `O${row}`,
    orderNo: `OO-${row}`,
    title: `Order ${row}`,
    responsible: null,
  }))
  const periods = Array.from({ length: columns }, (_, column): GridPeriod => ({
    id: `W${column}`,
    code: `2026-W${String(column + 1).padStart(2, '0')}`,
    number: column + 1,
    state: column < closed ? 'closed' : 'open',
    start: '2026-01-01',
    end: '2026-01-07',
  }))
  const cells = orders.flatMap(({ id }, row) =>
    periods.flatMap((period, column) => (hasCell(row, column) ? [cellOf(id, period.id)] : [])),
  )
  return gridModel({ orders, periods, cells }, new Map())
}

/** An execution as a server stores it. */
export const executionOf = (id: string, fields: Partial<Execution> = {}): Execution => ({
  id,
  organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  lockVersion: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt: '2026-01-05T08:00:00.000Z',
  changedBy: 'Lena Brandt',
  changedAt: '2026-01-05T08:00:00.000Z',
  tags: [],
  orderId: 'OO-1',
  order: null,
  periodId: 'PER-1',
  period: null,
  state: 'planned',
  executedById: null,
  executedBy: null,
  start: null,
  end: null,
  plannedHours: 8,
  hours: 0,
  plannedQuantity: 10,
  quantity: 0,
  confirmation: '',
  confirmedAt: null,
  confirmedBy: '',
  ...fields,
})

/** What a server answers for so many orders, each with something to do in each of the 53 weeks of 2026. */
export function largeGrid(count: number) {
  const orders = Array.from({ length: count }, (_, row) => ({
    id: `O${row}`,
    orderNo: `OO-${200_000 + row}`,
    title: `Inspect crane ${row + 1}`,
    responsible: null,
  }))
  const periods = Array.from({ length: 53 }, (_, nth): GridPeriod => {
    const days = daysOfWeek(2026, nth + 1)
    return {
      id: `W${nth}`,
      code: `2026-W${String(nth + 1).padStart(2, '0')}`,
      number: nth + 1,
      state: nth < 40 ? 'closed' : 'open',
      start: days[0] ?? '',
      end: days[6] ?? '',
    }
  })
  const cells = orders.flatMap(({ id }) =>
    periods.map((period) => cellOf(id, period.id, period.state === 'open' ? {} : { state: 'confirmed', hours: 8 })),
  )
  return { periods, orders, cells, total: count, years: [2026] }
}
