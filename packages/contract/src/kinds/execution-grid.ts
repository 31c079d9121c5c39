import * as z from 'zod/mini'

import { inOrganisation } from '../common/errors.js'
import { listQuery } from '../common/list.js'
import { execution } from './execution.js'
import { operationOrder } from './operation-order.js'
import { periodStates } from './period.js'

/** How many orders the grid shows at once. */
export const maxGridOrders = 1000

/** What the columns of the grid are. */
export const gridIntervals = ['weeks', 'months'] as const

/** What the columns of the grid are. */
export type GridInterval = (typeof gridIntervals)[number]

const query = listQuery({ sort: operationOrder.sort, filter: operationOrder.filter, kinds: operationOrder.kinds })

const gridPeriod = z.object({
  id: z.string(),
  /** 2026-10, 2026-W44. */
  code: z.string(),
  number: z.int(),
  state: z.enum(periodStates),
  start: z.iso.date(),
  end: z.iso.date(),
})

/** A column of the grid. */
export type GridPeriod = z.infer<typeof gridPeriod>

const gridOrder = z.object({
  id: z.string(),
  orderNo: z.string(),
  title: z.string(),
  responsible: z.nullable(z.object({ id: z.string(), name: z.string() })),
})

/** A row of the grid. */
export type GridOrder = z.infer<typeof gridOrder>

const gridCell = z.extend(
  z.pick(execution.schema, {
    id: true,
    lockVersion: true,
    orderId: true,
    periodId: true,
    state: true,
    plannedHours: true,
    hours: true,
    plannedQuantity: true,
    quantity: true,
  }),
  {
    /** How many documents belong to it. */
    evidence: z.int(),
  },
)

/** A cell of the grid: an execution in short. */
export type GridCell = z.infer<typeof gridCell>

/** What is done of orders in the months or weeks of a year, as one table. */
export const executionGrid = {
  /**
   * The orders that are executed in a year and meet a search and filters, as `operationOrders.list` takes them, at most 1000, with their
   * executions of that year; without a `sort` those come first of which something is to be done next. `total` is the number of all.
   */
  read: inOrganisation
    .route({
      method: 'POST',
      path: '/project/execution-grid/read',
      summary: 'Read the executions of a year',
      tags: ['Project'],
    })
    .input(
      z.extend(z.pick(query, { search: true, filter: true, sort: true }), {
        year: z.int().check(z.minimum(1900), z.maximum(2999)),
        interval: z.enum(gridIntervals),
      }),
    )
    .output(
      z.object({
        periods: z.array(gridPeriod),
        orders: z.array(gridOrder),
        cells: z.array(gridCell),
        total: z.int().check(z.minimum(0)),
        /** The years that have periods, in their order. */
        years: z.array(z.int()),
      }),
    ),
}
