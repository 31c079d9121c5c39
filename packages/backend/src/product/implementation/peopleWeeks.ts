import { addDays, daysOfRange, overlapOf } from '@embpm/calendar'
import type { CapacityPerson } from '@embpm/contract/capacity'
import { fullWeek, isOver, type PersonalDays, weekHours, type WeekHours } from '@embpm/contract/capacity-weeks'
import type { Employee } from '@embpm/contract/employee'
import type { EmployeeAssignment } from '@embpm/contract/employee-assignment'

import type { Caller } from '../entity/EntityTableDefinition.js'
import { rowsOf } from '../entity/seeding.js'
import { calendarOfUnit } from './calendarOfUnit.js'
import { employeeAssignmentTable } from './employee-assignment.js'

/** Everybody with what they are assigned to and the days on which they work. */
export interface PeopleWeeks {
  employees: readonly Employee[]
  units: Awaited<ReturnType<typeof rowsOf<'orgUnits'>>>
  assignmentsOf: (employeeId: string) => readonly EmployeeAssignment[]
  daysOf: (employee: Employee) => PersonalDays
  /** The hours of somebody in weeks that begin on these Mondays. */
  hoursOf: (employee: Employee, mondays: readonly string[]) => readonly WeekHours[]
}

const none: readonly EmployeeAssignment[] = []

/** Reads all that capacity follows from. */
export async function peopleWeeks(caller: Caller): Promise<PeopleWeeks> {
  const [employees, units, areas, calendars, assignments] = await Promise.all([
    rowsOf('employees', caller),
    rowsOf('orgUnits', caller),
    rowsOf('operationAreas', caller),
    rowsOf('calendars', caller),
    employeeAssignmentTable.all(caller),
  ])
  const byEmployee = Map.groupBy(assignments, ({ employeeId }) => employeeId)
  const daysOfUnit = calendarOfUnit({ units, areas, calendars })
  const assignmentsOf = (employeeId: string) => byEmployee.get(employeeId) ?? none
  const daysOf = ({ orgUnitId }: Employee) => daysOfUnit(orgUnitId)
  return {
    employees,
    units,
    assignmentsOf,
    daysOf,
    hoursOf: (employee, mondays) =>
      mondays.map((monday) => weekHours(daysOf(employee), employee, assignmentsOf(employee.id), monday)),
  }
}

/** What somebody is called. */
export const fullName = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** The assignments of somebody in some weeks, the first to begin first. */
export const inWeeks = (assignments: readonly EmployeeAssignment[], mondays: readonly string[]) => {
  const [first = '', last = first] = [mondays[0], mondays.at(-1)]
  const range = { validFrom: first, validTo: addDays(last, 6) }
  return assignments
    .filter((one) => overlapOf(one, range))
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom) || a.id.localeCompare(b.id))
}

/** Why somebody does not work in a week: the name of a day off; empty where they are not employed. */
function offReason({ calendar }: PersonalDays, employee: Employee, monday: string): string {
  const both = overlapOf(employee, { validFrom: monday, validTo: addDays(monday, 6) })
  if (!both) return ''
  const days = daysOfRange({ start: both.validFrom, end: both.validTo })
  return days.map((day) => calendar.offBecause(day)).find((reason) => reason !== null) ?? ''
}

/** Somebody with their weeks, as the map shows them. */
export function shownPerson(people: PeopleWeeks, employee: Employee, mondays: readonly string[]): CapacityPerson {
  const hours = people.hoursOf(employee, mondays)
  const assignments = inWeeks(people.assignmentsOf(employee.id), mondays)
  const largest = assignments
    .filter(({ role }) => role !== '')
    .toSorted((a, b) => fullWeek(b, employee.weeklyHours) - fullWeek(a, employee.weeklyHours))[0]
  const days = people.daysOf(employee)
  return {
    id: employee.id,
    name: fullName(employee),
    role: largest?.role ?? employee.skills.join(', '),
    skills: employee.skills,
    unitId: employee.orgUnitId,
    weeklyHours: employee.weeklyHours,
    capacity: hours.map(({ capacity }) => capacity),
    assigned: hours.map(({ assigned }) => assigned),
    off: Object.fromEntries(
      hours.flatMap(({ capacity }, place) =>
        capacity === 0 ? [[String(place), offReason(days, employee, mondays[place] ?? '')]] : [],
      ),
    ),
    assignments: assignments.map(({ id, lockVersion, employeeId, targetId, target, role, ...rest }) => {
      const { measure, amount, validFrom, validTo } = rest
      return { id, lockVersion, employeeId, targetId, target, role, measure, amount, validFrom, validTo }
    }),
  }
}

/** The weeks of somebody in which they have too much, and by how many hours. */
export const tooMuch = (hours: readonly WeekHours[]): { weeks: number; hours: number } => {
  const over = hours.filter(isOver)
  return { weeks: over.length, hours: over.reduce((sum, { capacity, assigned }) => sum + assigned - capacity, 0) }
}
