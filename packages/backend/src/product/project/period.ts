import { type Period, period, periodCode } from '@embpm/contract/period'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { lockedFor } from '../entity/refusals.js'
import { personOf, seedRows, seedShare, turn } from '../entity/seeding.js'
import { calendarOfYear } from './calendarOfYear.js'

const years = [2025, 2026, 2027, 2028] as const

/** The months and ISO weeks of the years. */
const calendar = years.flatMap(calendarOfYear)

/** The last days of what is locked and of what is closed in the samples: a closing that is nearly done on 20 November 2026. */
const lockedUntil = '2026-07-01'
const closedUntil = '2026-10-25'

const sampleState = ({ interval, end }: Pick<Period, 'interval' | 'end'>): Period['state'] => {
  if (end <= lockedUntil) return 'locked'
  // The month that is being closed stays open until the last of its weeks is done.
  return end <= closedUntil || (interval === 'MONTHLY' && end < '2026-10-01') ? 'closed' : 'open'
}

/** Refuses to change a period by hand otherwise than while it is open. */
function refuseUnlessOpen({ state }: Period, fields: readonly string[]): void {
  if (state !== 'open') throw lockedFor(state, fields)
}

/** The periods. Their state changes by actions (`periodClosing`), which write successors as they are; all other writes pass `admit`. */
export const periodTable = entityTable({
  name: 'period',
  prefix: 'PER',
  entity: period,
  asLabel: (one) => ({ id: one.id, code: periodCode(one), name: periodCode(one), state: one.state }),
  recorded: ['closedAt', 'closedBy'],
  admit(next, { before }) {
    if (next.state !== (before?.state ?? 'open')) throw lockedFor('action', ['state'])
    if (before) refuseUnlessOpen(before, ['state'])
  },
  release: (one) => refuseUnlessOpen(one, ['state']),
  seeds: (organisationId) => {
    const { share = 0 } = seedShare(organisationId) ?? {}
    return seedRows(organisationId, {
      prefix: 'PER',
      // Every organisation that has anything has the whole calendar.
      full: share === 0 ? 0 : Math.floor(calendar.length / share),
      make: ({ index }) => {
        const one = turn(calendar, index)
        const state = sampleState(one)
        return {
          ...one,
          type: 'operation' as const,
          state,
          closedAt: state === 'open' ? null : `${one.end}T16:00:00.000Z`,
          closedBy: state === 'open' ? '' : (personOf('USR-00003')?.name ?? ''),
        }
      },
    })
  },
})

/** The handlers of periods. */
export const periods = entityHandlers(period.endpoints, periodTable)
