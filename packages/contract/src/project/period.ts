import * as z from 'zod'

import { entity, givenByServer, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'
import { operationInterval } from './interval.js'

/** What a period is for. */
export const periodTypes = ['operation', 'posting', 'planning'] as const

/** Whether something can still be booked in a period. */
export const periodStates = ['open', 'closed', 'locked'] as const

/** A stretch of time that orders are done in. Source: the domain model, Period. */
export const period = z.object({
  ...entity.shape,
  year: z.int().min(1900).max(2999),
  /** Number within its year and interval, from 1: the month, the ISO week. */
  number: z.int().min(1).max(366),
  type: z.enum(periodTypes),
  interval: operationInterval,
  /** First day, as YYYY-MM-DD. */
  start: z.iso.date(),
  /** Last day, as YYYY-MM-DD. */
  end: z.iso.date(),
  state: z.enum(periodStates),
})

/** A period as the server stores and answers it. */
export type Period = z.infer<typeof period>

/** The columns a list of periods can be sorted by. */
export const periodSortColumns = [
  'id',
  'year',
  'number',
  'type',
  'interval',
  'start',
  'end',
  'state',
  ...stampColumns,
] as const

/** The columns of a list of periods that hold numbers or dates: their filter takes `from..to` as well. */
export const periodRangeColumns = ['year', 'number', 'start', 'end', ...stampRangeColumns] as const

/** The columns a list of periods can be filtered by. */
export const periodFilterColumns = [
  'id',
  'type',
  'interval',
  'state',
  'createdBy',
  'changedBy',
  ...periodRangeColumns,
] as const

/** What an update of a period may change: absent fields stay as they are. */
export const periodPatch = period.omit({ ...givenByServer }).partial()

/** The fields an update of a period changes. */
export type PeriodPatch = z.infer<typeof periodPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const periodInput = periodPatch.extend(
  period.pick({ year: true, number: true, interval: true, start: true, end: true }).shape,
)

/** What a user may set on a new one. */
export type PeriodInput = z.infer<typeof periodInput>

/** What the endpoints of periods are made of. */
export const periodParts = entityParts({
  kind: 'periods',
  path: '/project/periods',
  tag: 'Project',
  one: 'a period',
  many: 'periods',
  schema: period,
  input: periodInput,
  patch: periodPatch,
  sort: periodSortColumns,
  filter: periodFilterColumns,
  ranges: periodRangeColumns,
})

/** The endpoints of periods, under `/project/periods`. */
export const periodEndpoints = entityEndpoints(periodParts)
