import { intervalModes } from '@embpm/calendar'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, code, day, whole } from '../common/fields.js'

/** What a period is for. */
export const periodTypes = ['operation', 'posting', 'planning'] as const

/** Whether something can still be booked in a period. */
export const periodStates = ['open', 'closed', 'locked'] as const

/** A stretch of time that orders are done in. Source: the domain model, Period. */
export const period = entityOf({
  kind: 'periods',
  path: '/project/periods',
  tag: 'Project',
  one: 'a period',
  many: 'periods',
  key: ['type', 'interval', 'year', 'number'],
  nameOf: ({ interval, year, number }) => `${year} ${interval} ${number}`,
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
    state: code(periodStates).sort().filter().search(),
  },
})

/** A period as the server stores and answers it. */
export type Period = EntityOf<typeof period>
