import * as z from 'zod/mini'

import { labelled } from '../common/entity.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, day, labelOf, longText, moment, number, personOf, reference, text } from '../common/fields.js'
import { periodStates } from './period.js'

/** How far an execution is. `rejected` is what was planned and is not done. */
export const executionStates = ['planned', 'entered', 'confirmed', 'rejected'] as const

/** Whether nobody has decided about an execution yet, so that its period cannot be closed. */
export const isUnconfirmed = ({ state }: { state: (typeof executionStates)[number] }): boolean =>
  state === 'planned' || state === 'entered'

const periodLabel = z.object({ ...labelled, code: z.string(), name: z.string(), state: z.enum(periodStates) })

/**
 * What was done of an order in a period: one for each order and period. In a period that is not open nothing changes
 * (LOCKED). Documents belong to it as its evidence. Source: the domain model, Execution.
 */
export const execution = entityOf({
  kind: 'executions',
  path: '/project/executions',
  tag: 'Project',
  one: 'an execution',
  many: 'executions',
  key: ['orderId', 'periodId'],
  nameOf: ({ order, period }) => [order?.code ?? '', period?.code ?? ''].join(' ').trim(),
  fields: {
    orderId: reference('operationOrders').required().filter(),
    order: codedOf('orderId').sort().filter().search(),
    periodId: reference('periods').required().filter(),
    /** Its month or ISO week, and whether that is still open. */
    period: labelOf('periodId', periodLabel).sort().filter().search(),
    state: choice(executionStates, 'executionState').sort().filter().search().bulk(),
    executedById: reference('people').filter().bulk(),
    executedBy: personOf('executedById').sort().filter().search(),
    /** First day; `null` until it is begun. */
    start: day().sort().filter(),
    /** Last day; `null` until it is done. */
    end: day().sort().filter(),
    plannedHours: number(0, 100_000).sort().filter(),
    hours: number(0, 100_000).sort().filter(),
    plannedQuantity: number(0, 100_000_000).sort().filter(),
    quantity: number(0, 100_000_000).sort().filter(),
    /** What who confirms it says. */
    confirmation: longText(2000),
    confirmedAt: moment().fromServer().sort().filter(),
    confirmedBy: text(200).fromServer().sort().filter().search(),
  },
})

/** An execution as the server stores and answers it. */
export type Execution = EntityOf<typeof execution>
