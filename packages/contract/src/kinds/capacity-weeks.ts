import { addDays } from '@embpm/calendar/arithmetic'
import type { Day } from '@embpm/calendar/day'
import { startOfWeek } from '@embpm/calendar/range'
import { isoWeekOf } from '@embpm/calendar/week'
import { overlapOf, type Validity } from '@embpm/calendar/validity'
import { type WorkingCalendar, workingDaysIn } from '@embpm/calendar/working-calendar'

import type { Employee } from './employee.js'
import type { EmployeeAssignment } from './employee-assignment.js'

/** What of an employee says how many hours they have. */
export type CapacityPerson = Pick<Employee, 'weeklyHours' | 'validFrom' | 'validTo'>

/** What of an assignment says how many hours it takes. */
export type AssignedShare = Pick<EmployeeAssignment, 'measure' | 'amount' | 'validFrom' | 'validTo'>

/** On which days somebody works, and how many days their usual week has. */
export interface PersonalDays {
  calendar: WorkingCalendar
  /** Working days of a week without days off, 1 to 7. */
  usual: number
}

/** Hours of a week, to hundredths. */
export interface WeekHours {
  /** What somebody has: 0 in a week that is off, and outside of the days that they are employed. */
  capacity: number
  /** What is asked of them. */
  assigned: number
}

const cents = (hours: number) => Math.round(hours * 100) / 100

/** Hours that an assignment takes of a whole week of somebody. */
export const fullWeek = ({ measure, amount }: Pick<AssignedShare, 'measure' | 'amount'>, weeklyHours: number): number =>
  measure === 'percent' ? (weeklyHours * amount) / 100 : amount

const weekFrom = (monday: Day): Validity => ({ validFrom: monday, validTo: addDays(monday, 6) })

/** Which part of a usual week the working days are on which something holds; above 1 where one works on more days than usual. */
function partOf({ calendar, usual }: PersonalDays, week: Validity, holds: Validity): number {
  const both = overlapOf(week, holds)
  if (!both) return 0
  return workingDaysIn(calendar, { start: both.validFrom, end: both.validTo }) / usual
}

/** What an assignment takes of a week that begins on a Monday, in hours: its part of the week's working days. */
export const assignedHours = (
  days: PersonalDays,
  { weeklyHours }: Pick<CapacityPerson, 'weeklyHours'>,
  one: AssignedShare,
  monday: Day,
): number => cents(fullWeek(one, weeklyHours) * partOf(days, weekFrom(monday), one))

/**
 * What somebody has and what is asked of them in the week that begins on a Monday: both for the working days of their calendar, so that
 * 60 % stays 60 % in a week with a holiday. Source: the domain model, Employee and EmployeeAssignment.
 */
export function weekHours(
  days: PersonalDays,
  person: CapacityPerson,
  assignments: readonly AssignedShare[],
  monday: Day,
): WeekHours {
  const week = weekFrom(monday)
  const assigned = assignments.reduce(
    (sum, one) => sum + fullWeek(one, person.weeklyHours) * partOf(days, week, one),
    0,
  )
  return { capacity: cents(person.weeklyHours * partOf(days, week, person)), assigned: cents(assigned) }
}

/** Whether more is asked than there is. */
export const isOver = ({ capacity, assigned }: WeekHours): boolean => assigned > capacity + 0.005

/** How much of a week is assigned, in whole per cent; `null` where there is nothing to assign. */
export const percentOf = ({ capacity, assigned }: WeekHours): number | null =>
  capacity > 0 ? Math.round((assigned / capacity) * 100) : null

/** The Mondays of so many weeks, from that of a day on. */
export function mondaysFrom(day: Day, count: number): readonly Day[] {
  const first = startOfWeek(day)
  return Array.from({ length: count }, (_, nth) => addDays(first, nth * 7))
}

/** The number of the ISO week that begins on a Monday, 1 to 53. */
export const weekNumber = (monday: Day): number => isoWeekOf(monday).week
