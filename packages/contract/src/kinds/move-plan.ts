import { addDays } from '@embpm/calendar/arithmetic'
import { overlapOf, type Validity } from '@embpm/calendar/validity'

import type { EmployeeAssignment } from './employee-assignment.js'

/** What is written of an assignment. */
export type AssignmentFields = Pick<
  EmployeeAssignment,
  'employeeId' | 'targetId' | 'role' | 'measure' | 'amount' | 'validFrom' | 'validTo'
>

/** What is moved of an assignment to somebody else, on which days. */
export interface Move extends Validity {
  /** In what the assignment is measured in. */
  amount: number
  to: { id: string; weeklyHours: number }
  /** Of whose it was. */
  weeklyHours: number
}

/** How an assignment is moved: what becomes of it, and what is made beside it. */
export interface MovePlan {
  change: Partial<AssignmentFields>
  creates: readonly AssignmentFields[]
}

/**
 * Gives somebody else a part of an assignment on some of its days: it is cut into what lies before, what stays and what lies behind, and nothing of
 * its hours is lost. Where the weeks of both differ, what is moved is said in hours. `null` where none of its days is meant.
 */
export function movePlan(one: AssignmentFields, { amount, to, weeklyHours, ...days }: Move): MovePlan | null {
  const both = overlapOf(one, days)
  const moved = Math.min(amount, one.amount)
  if (!both || moved <= 0) return null
  const { employeeId, targetId, role, measure, validFrom, validTo } = one
  const own = { employeeId, targetId, role, measure, amount: one.amount, validFrom, validTo }
  const isSameWeek = measure === 'hours' || to.weeklyHours === weeklyHours
  const theirs: AssignmentFields = {
    ...own,
    ...both,
    employeeId: to.id,
    ...(isSameWeek ? { amount: moved } : { measure: 'hours' as const, amount: (weeklyHours * moved) / 100 }),
  }
  const left = Math.round((one.amount - moved) * 100) / 100
  const stays: AssignmentFields[] = [
    ...(validFrom < both.validFrom ? [{ ...own, validTo: addDays(both.validFrom, -1) }] : []),
    ...(left > 0 ? [{ ...own, ...both, amount: left }] : []),
    ...(both.validTo < validTo ? [{ ...own, validFrom: addDays(both.validTo, 1) }] : []),
  ]
  const [first, ...others] = stays
  // All of it: the assignment itself goes over, with its history.
  return first ? { change: first, creates: [...others, theirs] } : { change: theirs, creates: [] }
}
