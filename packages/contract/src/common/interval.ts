import { intervalModes } from '@embpm/calendar'
import * as z from 'zod'

/** How often something is done; what a mode keeps of the intervals says `pruneIntervals` of `@embpm/calendar`. */
export const operationIntervals = intervalModes

/** Schema of how often something is done. */
export const operationInterval = z.enum(operationIntervals)

/** How often something is done. */
export type OperationInterval = z.infer<typeof operationInterval>

/** A month, an ISO week or a day, by the numbers that are given. Source: the specification, Interval. */
export const interval = z.object({
  year: z.int().min(1900).max(2999),
  /** From 1. */
  month: z.int().min(1).max(12).optional(),
  /** ISO week, from 1. */
  week: z.int().min(1).max(53).optional(),
  /** Day of the month, from 1. */
  day: z.int().min(1).max(31).optional(),
})

/** A month, an ISO week or a day. */
export type OrderInterval = z.infer<typeof interval>
