import { overlapOf } from '@embpm/calendar'
import { capacity as contract } from '@embpm/contract/capacity'
import { mondaysFrom } from '@embpm/contract/capacity-weeks'
import type { Employee } from '@embpm/contract/employee'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import { together } from '../entity/together.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { employeeAssignmentTable } from './employee-assignment.js'
import { findFree } from './findFree.js'
import { fullName, inWeeks, type PeopleWeeks, peopleWeeks, shownPerson, tooMuch } from './peopleWeeks.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)

/** Hours of somebody who works full time. */
const fullTime = 40

/** The ids of a unit and of all below it. */
function unitsBelow(units: PeopleWeeks['units'], id: string): ReadonlySet<string> {
  const below = Map.groupBy(units, ({ parentId }) => parentId)
  const found = new Set([id])
  for (const one of found) for (const unit of below.get(one) ?? []) found.add(unit.id)
  return found
}

/** Whether a text has all words of a search in it. */
const hasAll = (text: string, search: string) => {
  const folded = text.toLocaleLowerCase()
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

type Asked = Parameters<Parameters<typeof on.read.handler>[0]>[0]['input']

/** Those who are asked for and employed in these weeks, by unit and name. */
function wanted(people: PeopleWeeks, asked: Asked, mondays: readonly string[]): Employee[] {
  const { search = '', skill, orgUnitId, targetId, employeeId, scope } = asked
  const unitById = new Map(people.units.map((unit) => [unit.id, unit]))
  const units = orgUnitId === undefined ? null : unitsBelow(people.units, orgUnitId)
  const range = { validFrom: mondays[0] ?? '', validTo: mondays.at(-1) ?? '' }
  const unitName = ({ orgUnitId: of }: Employee) => unitById.get(of ?? '')?.name ?? ''
  const found = people.employees.filter((one) => {
    if (employeeId !== undefined && one.id !== employeeId) return false
    if (units && !units.has(one.orgUnitId ?? '')) return false
    if (skill !== undefined && !one.skills.includes(skill)) return false
    const assignments = inWeeks(people.assignmentsOf(one.id), mondays)
    if (targetId !== undefined && !assignments.some((assignment) => assignment.targetId === targetId)) return false
    if (scope === 'all' ? !overlapOf(one, range) : assignments.length === 0) return false
    const text = [fullName(one), one.personnelNo, unitName(one), ...one.skills].join(' ')
    if (search.trim() !== '' && !hasAll(text, search.trim())) return false
    return scope !== 'over' || tooMuch(people.hoursOf(one, mondays)).weeks > 0
  })
  const names = new Map(found.map((one) => [one.id, [unitName(one), one.orgUnitId ?? '', fullName(one)] as const]))
  return found.toSorted((a, b) => {
    const [one = [], other = []] = [names.get(a.id), names.get(b.id)]
    const place = one.findIndex((text, at) => text !== other[at])
    return place === -1 ? a.id.localeCompare(b.id) : (one[place] ?? '').localeCompare(other[place] ?? '')
  })
}

/** The units of some people in their order, with how many of them each has. */
function groupsOf({ units }: PeopleWeeks, found: readonly Employee[]) {
  const unitById = new Map(units.map((unit) => [unit.id, unit]))
  return [...Map.groupBy(found, ({ orgUnitId }) => orgUnitId)].map(([unitId, of]) => ({
    unitId,
    name: unitById.get(unitId ?? '')?.name ?? '',
    people: of.length,
    fte: Math.round((of.reduce((sum, { weeklyHours }) => sum + weeklyHours, 0) / fullTime) * 10) / 10,
  }))
}

/** The handlers of capacity. */
export const capacity: Router<typeof contract, Context> = {
  read: on.read.use(withReading(() => ['consulting'])).handler(async ({ input, context }) => {
    const people = await peopleWeeks(context)
    const mondays = mondaysFrom(input.from, input.weeks)
    const found = wanted(people, input, mondays)
    const over = found
      .filter(({ id }) => people.assignmentsOf(id).length > 0)
      .map((one) => tooMuch(people.hoursOf(one, mondays)))
      .filter(({ weeks }) => weeks > 0)
    const from = (input.page - 1) * input.size
    return {
      weeks: [...mondays],
      people: found.slice(from, from + input.size).map((one) => shownPerson(people, one, mondays)),
      groups: groupsOf(people, found),
      total: found.length,
      over: {
        people: over.length,
        weeks: over.reduce((sum, { weeks }) => sum + weeks, 0),
        hours: Math.round(over.reduce((sum, { hours }) => sum + hours, 0) * 100) / 100,
      },
      skills: [...new Set(people.employees.flatMap(({ skills }) => skills))].toSorted((a, b) => a.localeCompare(b)),
    }
  }),

  findFree: on.findFree.use(withReading(() => ['consulting'])).handler(async ({ input, context }) => {
    const assignment = await employeeAssignmentTable.get(input.assignmentId, context)
    return findFree(await peopleWeeks(context), assignment, input)
  }),

  change: on.change.use(withWriting('consulting')).handler(async ({ input: { changes, creates, removes }, context }) =>
    together(context, async (open) => {
      const writer = await open(employeeAssignmentTable)
      for (const one of removes) writer.remove(one)
      const changed = changes.map(({ fields, ...target }) => writer.change(target, fields))
      return [...changed, ...creates.map((fields) => writer.create(fields))]
    }),
  ),
}
