import type { Day } from '@embpm/calendar/day'
import { addDays } from '@embpm/calendar/arithmetic'
import { openEnd, type Validity, validitySteps } from '@embpm/calendar/validity'
import type { PositionAssignment } from '@embpm/contract/position-assignment'

/** Days on which the percentages of some assignments together are the same. */
export interface PercentStep extends Validity {
  percent: number
}

/** What assignments are together, step by step; neighbours with the same percentage are one. */
export function percentSteps(assignments: readonly Pick<PositionAssignment, 'percentage' | 'validFrom' | 'validTo'>[]) {
  const steps: PercentStep[] = []
  let nextDay: Day | null = null
  for (const { validFrom, validTo, items } of validitySteps(assignments)) {
    const percent = items.reduce((sum, { percentage }) => sum + percentage, 0)
    const last = steps.at(-1)
    if (last?.percent === percent && nextDay === validFrom) last.validTo = validTo
    else steps.push({ validFrom, validTo, percent })
    nextDay = validTo === openEnd ? null : dayAfter(validTo)
  }
  return steps
}

const dayAfter = (day: Day): Day => addDays(day, 1)
