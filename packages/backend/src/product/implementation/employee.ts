import { openEnd } from '@embpm/calendar'
import { employee } from '@embpm/contract/employee'

import { firstNames, lastNames, people } from '../administration/people.data.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { codedOf, idOf, personOf, samplesOf, seedRows, turn } from '../entity/seeding.js'
import { orderClash } from '../entity/clashes.js'
import { refuse } from '../organisation/refuse.js'

const skills = ['SAP S/4HANA', 'Lean', 'First aid', 'Forklift licence', 'Excel', 'English C1', 'Six Sigma', 'Welding']

/** Letters that an e-mail address has instead of those of a name. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\w ]/g, '')
    .replaceAll(' ', '')
    .toLowerCase()

/** The employees, one for each position of the sample; the first have a user of their own. */
const employeeTable = entityTable({
  name: 'employee',
  prefix: 'EMP',
  entity: employee,
  asLabel: ({ id, personnelNo, firstName, lastName }) => ({ id, code: personnelNo, name: `${firstName} ${lastName}` }),
  admit: (entity) => refuse(orderClash(entity)),
  seeds: (organisationId) => {
    const positions = samplesOf('positions', organisationId).list
    const units = samplesOf('orgUnits', organisationId).byId
    return seedRows(organisationId, {
      prefix: 'EMP',
      full: 5000,
      make: ({ index, organisation }) => {
        const [first = '', ...others] = (people[index] ?? '').split(' ')
        const hasUser = index < people.length
        const firstName = hasUser ? first : turn(firstNames, index)
        const lastName = hasUser ? others.join(' ') : turn(lastNames, index)
        const userId = hasUser ? idOf('USR', index + 1) : null
        const unit = units.get(positions[index]?.orgUnitId ?? '')
        return {
          personnelNo: String(100_001 + index),
          firstName,
          lastName,
          email: `${plain(firstName)}.${plain(lastName)}@${organisation.domain}`,
          userId,
          user: personOf(userId),
          orgUnitId: unit?.id ?? null,
          orgUnit: codedOf(unit),
          costCentreId: index % 11 === 4 ? (unit?.costCentreId ?? null) : null,
          weeklyHours: index % 23 === 9 ? 24 : 40,
          skills: [turn(skills, index), turn(skills, index * 3 + 1)].slice(0, 1 + (index % 2)),
          validFrom: `${2012 + (index % 7)}-0${1 + (index % 9)}-01`,
          validTo: index % 61 === 40 ? '2027-06-30' : openEnd,
        }
      },
    })
  },
})

/** The handlers of employees. */
export const employees = entityHandlers(employee.endpoints, employeeTable)
