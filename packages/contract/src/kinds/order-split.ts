import * as z from 'zod/mini'

import { conflictWith, inOrganisation, locked, notFound } from '../common/errors.js'
import { execution } from './execution.js'
import { operationOrder } from './operation-order.js'

/** How hours and quantity are spread over the intervals of an order: the same for each, or by their working days. */
export const splitWays = ['evenly', 'workingDays'] as const

/** How hours and quantity are spread over the intervals of an order. */
export type SplitWay = (typeof splitWays)[number]

/** Why an order is not split. */
export const splitRefusals = [
  /** It is a template: others are made after it. */
  'template',
  /** It is cancelled: nothing of it is done. */
  'cancelled',
  /** It has no months, weeks or days. */
  'noIntervals',
  /** Each of its intervals has its execution. */
  'nothingNew',
  /** Those that have none lie in periods in which nothing can be planned. */
  'shut',
] as const

/** Why an order is not split. */
export type SplitRefusal = (typeof splitRefusals)[number]

/** How a part stands: there already, to be made, or not to be made because its period is closed, locked or not there yet. */
export const splitStandings = ['existing', 'new', 'closed', 'locked', 'noPeriod'] as const

/** How a part of an order stands. */
export type SplitStanding = (typeof splitStandings)[number]

const id = z.string().check(z.minLength(1), z.maxLength(64))
const hours = z.number().check(z.minimum(0), z.maximum(100_000))
const quantity = z.int().check(z.minimum(0), z.maximum(100_000_000))

/** Schema of how an order is to be split; what is not said is as the executions that are there suggest. */
const wanted = {
  way: z._default(z.enum(splitWays), 'evenly'),
  /** All hours of the order, those that are planned already among them. */
  hours: z.optional(hours),
  /** All of its quantity, what is planned already included. */
  quantity: z.optional(quantity),
}

/** Schema of one part of an order: what is done of it in one period. */
const splitPart = z.object({
  /** Of the period: 2026-10, 2026-W44. */
  period: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
  standing: z.enum(splitStandings),
  /** The execution that is there; `null` where there is none. */
  executionId: z.nullable(id),
  plannedHours: hours,
  plannedQuantity: z.number(),
})

/** One part of an order. */
export type SplitPart = z.infer<typeof splitPart>

/** Schema of what splitting an order comes to. */
export const splitPreview = z.object({
  lockVersion: z.int(),
  /** In the order of their periods. */
  parts: z.array(splitPart),
  /** What is distributed, as it was given or as the executions that are there suggest. */
  hours,
  quantity: z.number(),
  refusal: z.nullable(z.enum(splitRefusals)),
})

/** What splitting an order comes to. */
export type SplitPreview = z.infer<typeof splitPreview>

const route = (path: `/${string}`, summary: string) =>
  inOrganisation.route({
    method: 'POST',
    path: `/project/operation-orders/{id}/split${path === '/' ? '' : path}`,
    summary,
    tags: ['Project'],
  })

/** The endpoints by which an order is split into executions, one for each month or week in which it is done. */
export const orderSplit = {
  /** What splitting an order comes to, and what stands against it; writes nothing. */
  check: route('/check', 'Check what splitting an order comes to')
    .input(z.object({ id, ...wanted }))
    .output(splitPreview)
    .errors(notFound),

  /**
   * Makes the executions that an order lacks, all or none; those that are there stay as they are, so that splitting again adds
   * only what is missing. CONFLICT when the order has another version than was looked at; LOCKED with the reason when it is refused.
   */
  act: route('/', 'Split an order into executions')
    .input(z.object({ id, lockVersion: z.int(), ...wanted }))
    .output(z.object({ created: z.array(execution.schema) }))
    .errors({ ...notFound, ...locked, ...conflictWith(operationOrder.schema) }),
}
