import { intervalModes } from '@embpm/calendar'
import * as z from 'zod/mini'

/** How often something is done; what a mode keeps of the intervals says `pruneIntervals` of `@embpm/calendar`. */
export const operationIntervals = intervalModes

/** Schema of how often something is done. */
export const operationInterval = z.enum(operationIntervals)

/** How often something is done. */
export type OperationInterval = z.infer<typeof operationInterval>

/** A month, an ISO week or a day, by the numbers that are given. Source: the specification, Interval. */
export const interval = z.object({
  year: z.int().check(z.minimum(1900), z.maximum(2999)),
  /** From 1. */
  month: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  /** ISO week, from 1. */
  week: z.optional(z.int().check(z.minimum(1), z.maximum(53))),
  /** Day of the month, from 1. */
  day: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
})

/** A month, an ISO week or a day. */
export type OrderInterval = z.infer<typeof interval>
