import { addDays, type Day, isValidOn, type Validity } from '@embpm/calendar'
import type { Occupancy } from '@embpm/contract/position'

interface Assigned extends Validity {
  percentage: number
}

/** What the assignments of a position make of it on a day. */
export function occupancyOn(
  fte: number,
  assignments: readonly Assigned[],
  day: Day,
): { occupancy: Occupancy; percentage: number } {
  const percentage = assignments.reduce((sum, one) => sum + (isValidOn(one, day) ? one.percentage : 0), 0)
  if (percentage === 0) return { occupancy: 'vacant', percentage }
  if (percentage > 100) return { occupancy: 'over', percentage }
  return { occupancy: percentage < Math.round(fte * 100) ? 'partly' : 'filled', percentage }
}

/** Since which day nobody has a position that is vacant on a day, and until which; `null` where nobody had it, or will. */
export function vacancyOn(assignments: readonly Assigned[], day: Day): { since: Day | null; until: Day | null } {
  let since: Day | null = null
  let until: Day | null = null
  for (const { validFrom, validTo } of assignments) {
    if (validTo < day && (since === null || validTo >= since)) since = addDays(validTo, 1)
    if (validFrom > day && (until === null || validFrom < until)) until = validFrom
  }
  return { since, until }
}
