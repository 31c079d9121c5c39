import { people } from '../administration/people.data.js'
import { samplesOf } from '../entity/seeding.js'
import { assignmentsOf } from './plannedAssignments.data.js'

/** The assignments of the positions of an organisation, as they are stored. */
export function sampleAssignments(organisationId: string) {
  const employees = samplesOf('employees', organisationId).list
  return samplesOf('positions', organisationId).list.flatMap((position, index) =>
    assignmentsOf(index, position).flatMap(({ employee, ...facts }) => {
      const person = employees[employee % employees.length]
      if (!person) return []
      return {
        ...facts,
        positionId: position.id,
        position: { id: position.id, code: position.code, name: position.title },
        employeeId: person.id,
        employee: { id: person.id, code: person.personnelNo, name: `${person.firstName} ${person.lastName}` },
        overAllowedBy: facts.overAllowed ? people[0] : '',
      }
    }),
  )
}
