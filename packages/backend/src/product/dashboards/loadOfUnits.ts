import { addWeeks, startOfWeek } from '@embpm/calendar'
import { maxDashboardGroups, type ProjectDashboard } from '@embpm/contract/dashboard'

import { inWeeks, type PeopleWeeks } from '../implementation/peopleWeeks.js'
import { weekFrom } from './weeksOf.js'

/** How many weeks are looked ahead. */
const weekCount = 8

/** What is asked of the units whose people have assignments, the most asked for first. */
export function loadOfUnits(people: PeopleWeeks, asOf: string, projectId: string | null): ProjectDashboard['load'] {
  const mondays = Array.from({ length: weekCount }, (_, place) => addWeeks(startOfWeek(asOf), place))
  const names = new Map(people.units.map(({ id, name }) => [id, name]))
  const assigned = people.employees.filter(({ id }) => {
    const of = inWeeks(people.assignmentsOf(id), mondays)
    return projectId === null ? of.length > 0 : of.some(({ targetId }) => targetId === projectId)
  })
  const units = [...Map.groupBy(assigned, ({ orgUnitId }) => orgUnitId)].map(([id, employees]) => {
    const hours = employees.map((one) => people.hoursOf(one, mondays))
    const percent = mondays.map((_, at) => {
      const capacity = hours.reduce((sum, weeks) => sum + (weeks[at]?.capacity ?? 0), 0)
      const asked = hours.reduce((sum, weeks) => sum + (weeks[at]?.assigned ?? 0), 0)
      return capacity === 0 ? 0 : Math.round((asked / capacity) * 100)
    })
    return { id, name: names.get(id ?? '') ?? '', percent, people: employees.length }
  })
  return {
    weeks: mondays.map((monday) => {
      const { week, start } = weekFrom(monday)
      return { week, start }
    }),
    units: units
      .toSorted((one, other) => other.people - one.people || one.name.localeCompare(other.name))
      .slice(0, maxDashboardGroups)
      .map(({ id, name, percent }) => ({ id, name, percent })),
  }
}
