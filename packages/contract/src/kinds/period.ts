import { intervalModes } from '@embpm/calendar'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, code, day, moment, text, whole } from '../common/fields.js'

/** What a period is for. */
export const periodTypes = ['operation', 'posting', 'planning'] as const

/** Whether something can still be booked in a period. */
export const periodStates = ['open', 'closed', 'locked'] as const

/** What a period is called wherever it stands: 2026-W44, 2026-10. */
export function periodCode({ year, number, interval }: { year: number; number: number; interval: string }): string {
  const padded = String(number).padStart(2, '0')
  if (interval === 'MONTHLY') return `${year}-${padded}`
  return interval === 'WEEKLY' ? `${year}-W${padded}` : `${year} ${interval} ${number}`
}

/** A stretch of time that orders are done in. Source: the domain model, Period. */
export const period = entityOf({
  kind: 'periods',
  path: '/project/periods',
  tag: 'Project',
  one: 'a period',
  many: 'periods',
  key: ['type', 'interval', 'year', 'number'],
  nameOf: (one) => periodCode(one),
  fields: {
    year: whole(1900, 2999).required().sort().filter().search(),
    /** Number within its year and interval, from 1: the month, the ISO week. */
    number: whole(1, 366).required().sort().filter().search(),
    type: code(periodTypes).sort().filter().search(),
    interval: choice(intervalModes, 'operationInterval').required().sort().filter().search(),
    /** First day. */
    start: day().required().sort().filter().search(),
    /** Last day. */
    end: day().required().sort().filter().search(),
    /** It changes by actions alone (`periodClosing`): a write that changes it is LOCKED. */
    state: choice(periodStates, 'periodState').sort().filter().search(),
    /** When it was closed; `null` while it is open. */
    closedAt: moment().fromServer().sort().filter(),
    /** Who closed it; empty while it is open. */
    closedBy: text(200).fromServer().sort().filter().search(),
  },
})

/** A period as the server stores and answers it. */
export type Period = EntityOf<typeof period>
