import { addDays, overlapOf, type Validity } from '@embpm/calendar'
import type { Candidate, Offer } from '@embpm/contract/capacity'
import { assignedHours, isOver, mondaysFrom, percentOf, type WeekHours } from '@embpm/contract/capacity-weeks'
import type { Employee } from '@embpm/contract/employee'
import type { EmployeeAssignment } from '@embpm/contract/employee-assignment'

import { missing } from '../entity/refusals.js'
import { fullName, type PeopleWeeks } from './peopleWeeks.js'

/** How many people are offered at most. */
const most = 50
/** How many weeks on either side are looked at for what is too much, and how many of what is moved as a whole. */
const near = 26

/** What is moved, and the hours of it in each week. */
interface Part extends Validity {
  amount: number
  mondays: readonly string[]
  hours: readonly number[]
}

const cents = (hours: number) => Math.round(hours * 100) / 100

/** Up to the next 5 % or half an hour: what one can say of an assignment. */
const roundUp = (amount: number, measure: EmployeeAssignment['measure']) => {
  const step = measure === 'percent' ? 5 : 0.5
  return Math.ceil(cents(amount / step) - 0.001) * step
}

/** The weeks around one in which somebody has too much without a break and the assignment takes hours. */
function weeksOver(people: PeopleWeeks, employee: Employee, one: EmployeeAssignment, week: string): readonly string[] {
  const days = people.daysOf(employee)
  const around = mondaysFrom(addDays(week, -7 * near), 2 * near + 1)
  const hours = people.hoursOf(employee, around)
  const isMeant = (place: number) => {
    const [monday, at] = [around[place], hours[place]]
    return monday !== undefined && at !== undefined && isOver(at) && assignedHours(days, employee, one, monday) > 0
  }
  if (!isMeant(near)) return []
  let [first, last] = [near, near]
  while (isMeant(first - 1)) first -= 1
  while (isMeant(last + 1)) last += 1
  return around.slice(first, last + 1)
}

/** What of an assignment is moved: what is too much, or all from a week on. */
function partOf(
  people: PeopleWeeks,
  employee: Employee,
  one: EmployeeAssignment,
  asked: { week: string; whole: boolean },
) {
  const over = asked.whole ? [] : weeksOver(people, employee, one, asked.week)
  const [monday = asked.week] = mondaysFrom(asked.week, 1)
  const mondays =
    over.length > 0
      ? over
      : mondaysFrom(monday, near).filter((week) => overlapOf(one, { validFrom: week, validTo: addDays(week, 6) }))
  const days = people.daysOf(employee)
  const range =
    over.length > 0
      ? overlapOf(one, { validFrom: over[0] ?? monday, validTo: addDays(over.at(-1) ?? monday, 6) })
      : overlapOf(one, { validFrom: monday, validTo: one.validTo })
  const holds = range ?? { validFrom: one.validFrom, validTo: one.validTo }
  const excess = people.hoursOf(employee, mondays).map(({ capacity, assigned }, place) => {
    const share = assignedHours(days, employee, one, mondays[place] ?? '')
    return share > 0 ? Math.min(1, (assigned - capacity) / share) : 0
  })
  const amount =
    over.length > 0 ? Math.min(one.amount, roundUp(one.amount * Math.max(0, ...excess), one.measure)) : one.amount
  const hours = mondays.map((week) => assignedHours(days, employee, { ...one, ...holds, amount }, week))
  return { ...holds, amount, mondays, hours } satisfies Part
}

/** The highest share of some weeks, in whole per cent. */
const highestOf = (hours: readonly WeekHours[]) =>
  Math.max(0, ...hours.map((one) => percentOf(one) ?? (one.assigned > 0 ? 999 : 0)))

/** Who could take a part of somebody's work, those who fit best first. */
export function findFree(
  people: PeopleWeeks,
  one: EmployeeAssignment,
  asked: { week: string; whole: boolean; skill?: string | undefined },
): Offer {
  const employee = people.employees.find(({ id }) => id === one.employeeId)
  if (!employee) throw missing(one.employeeId)
  const part = partOf(people, employee, one, asked)
  const { mondays, hours } = part
  const candidates = people.employees.flatMap((other): Candidate[] => {
    if (other.id === employee.id) return []
    const shared = other.skills.filter((skill) => employee.skills.includes(skill))
    const sameRole = one.role !== '' && people.assignmentsOf(other.id).some(({ role }) => role === one.role)
    const isMeant = asked.skill === undefined ? shared.length > 0 || sameRole : other.skills.includes(asked.skill)
    if (!isMeant || !overlapOf(other, part)) return []
    const theirs = people.hoursOf(other, mondays)
    const free = theirs.reduce((sum, { capacity, assigned }) => sum + Math.max(0, capacity - assigned), 0)
    const days = people.daysOf(other)
    const taken = { ...one, validFrom: part.validFrom, validTo: part.validTo, measure: 'hours' as const }
    const full = one.measure === 'percent' ? (employee.weeklyHours * part.amount) / 100 : part.amount
    const then = theirs.map(({ capacity, assigned }, place) => ({
      capacity,
      assigned: assigned + assignedHours(days, other, { ...taken, amount: full }, mondays[place] ?? ''),
    }))
    return free <= 0
      ? []
      : [
          {
            id: other.id,
            name: fullName(other),
            unit: other.orgUnit?.name ?? '',
            weeklyHours: other.weeklyHours,
            shared,
            sameRole,
            free: cents(free),
            highest: highestOf(then),
            fits: !then.some(isOver),
          },
        ]
  })
  const fitOf = ({ fits, shared, sameRole }: Candidate) => (fits ? 100 : 0) + shared.length + (sameRole ? 1 : 0)
  const after = people.hoursOf(employee, mondays).map(({ capacity, assigned }, place) => ({
    capacity,
    assigned: Math.max(0, assigned - (hours[place] ?? 0)),
  }))
  const { id, lockVersion, employeeId, targetId, target, role, measure, amount, validFrom, validTo } = one
  return {
    assignment: { id, lockVersion, employeeId, targetId, target, role, measure, amount, validFrom, validTo },
    person: {
      id: employee.id,
      name: fullName(employee),
      weeklyHours: employee.weeklyHours,
      skills: employee.skills,
      after: highestOf(after),
    },
    validFrom: part.validFrom,
    validTo: part.validTo,
    amount: part.amount,
    hours: cents(hours.reduce((sum, at) => sum + at, 0)),
    candidates: candidates
      .toSorted((a, b) => fitOf(b) - fitOf(a) || b.free - a.free || a.name.localeCompare(b.name))
      .slice(0, most),
  }
}
