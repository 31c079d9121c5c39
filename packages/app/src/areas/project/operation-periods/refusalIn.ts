import { isApiError } from '@embpm/contract'
import { periodRefusals, type PeriodRefusal } from '@embpm/contract/period-closing'
import * as z from 'zod/mini'

const refused = z.object({ reason: z.enum(periodRefusals) })

/** Why the rules of closing refused an action; `null` for any other failure. */
export function refusalIn(error: unknown): PeriodRefusal | null {
  if (isApiError(error, 'FORBIDDEN')) return 'administrator'
  return isApiError(error, 'LOCKED') ? (refused.safeParse(error.data).data?.reason ?? null) : null
}
