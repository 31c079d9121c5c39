import { addDays } from '@embpm/calendar'
import { execution, type Execution } from '@embpm/contract/execution'
import { periodCode } from '@embpm/contract/period'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { lockedFor } from '../entity/refusals.js'
import { personOf, seedRows, seedShare, turn } from '../entity/seeding.js'
import { sampleCells, sampleProgress } from './execution.data.js'

/** In a period that is closed or locked nothing changes, and nothing is moved into it. */
function refuseUnlessOpen({ period }: Execution): void {
  if (period && period.state !== 'open') throw lockedFor(period.state, ['periodId'])
}

/** Executions: one for each order and period. Who confirms one is kept with it. */
export const executionTable = entityTable({
  name: 'execution',
  prefix: 'EX',
  entity: execution,
  recorded: ['confirmedBy', 'confirmedAt'],
  derive(entity, { before, caller: { user } }) {
    if (entity.state !== 'confirmed') return { ...entity, confirmedAt: null, confirmedBy: '' }
    if (before?.state === 'confirmed') return entity
    return { ...entity, confirmedAt: new Date().toISOString(), confirmedBy: `${user.firstname} ${user.lastname}` }
  },
  admit(entity, { before }) {
    if (before) refuseUnlessOpen(before)
    refuseUnlessOpen(entity)
  },
  release: refuseUnlessOpen,
  seeds: (organisationId) => {
    const share = seedShare(organisationId)?.share ?? 0
    const cells = share === 0 ? [] : sampleCells(organisationId)
    return seedRows(organisationId, {
      prefix: 'EX',
      full: share === 0 ? 0 : Math.floor(cells.length / share),
      make: ({ index, random }) => {
        const cell = turn(cells, index)
        const { order, period, start, end } = cell
        const progress = sampleProgress(cell, random)
        const isConfirmed = progress.state === 'confirmed'
        const code = periodCode(period)
        return {
          orderId: order.id,
          order: { id: order.id, code: order.orderNo, name: order.title },
          periodId: period.id,
          period: { id: period.id, code, name: code, state: period.state },
          executedById: order.responsibleId,
          executedBy: order.responsible,
          start: progress.state === 'planned' ? null : start,
          end: progress.state === 'planned' ? null : end,
          ...progress,
          confirmation: '',
          confirmedAt: isConfirmed ? `${addDays(period.end, 1)}T08:00:00.000Z` : null,
          confirmedBy: isConfirmed ? (personOf('USR-00003')?.name ?? '') : '',
        }
      },
    })
  },
})

/** The handlers of executions. */
export const executions = entityHandlers(execution.endpoints, executionTable)
