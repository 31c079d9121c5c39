import * as z from 'zod'

/** How often something is done. */
export const operationIntervals = ['MONTHLY', 'WEEKLY', 'DAILY', 'IRREGULAR'] as const

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

/**
 * The intervals that a mode keeps. Source: the settled points of the domain model: a filter, not a projection. MONTHLY keeps
 * those with year and month, WEEKLY those with year and week and no day, DAILY those with year, month and day, IRREGULAR all.
 */
export function keptIntervals(mode: OperationInterval, intervals: readonly OrderInterval[]): OrderInterval[] {
  return intervals.filter(({ month, week, day }) => {
    if (mode === 'MONTHLY') return month !== undefined
    if (mode === 'WEEKLY') return week !== undefined && day === undefined
    return mode === 'IRREGULAR' || (month !== undefined && day !== undefined)
  })
}
