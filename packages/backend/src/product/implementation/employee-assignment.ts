import { addDays } from '@embpm/calendar'
import { type EmployeeAssignment, employeeAssignment } from '@embpm/contract/employee-assignment'

import { orderClash } from '../entity/clashes.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, codedOf, samplesOf, turn } from '../entity/seeding.js'
import { refuse } from '../organisation/refuse.js'

/** People of the samples that are assigned to something, and how many assignments each has. */
const assignedPeople = 148
const each = 3

const roles = [
  'Lead consultant',
  'Data specialist',
  'ABAP developer',
  'Test lead',
  'Cutover lead',
  'Security',
  'Trainer',
  'Key user',
] as const

/** The Monday from which the samples are counted: eight weeks before the day of the stories. */
const start = '2026-09-28'

/** What the assignments of somebody are: the week in which each begins, how many it has, and per cent. */
const patterns: readonly (readonly [first: number, weeks: number, percent: number])[][] = [
  [
    [0, 14, 60],
    [4, 6, 20],
    [14, 12, 40],
  ],
  [
    [4, 9, 60],
    [7, 6, 50],
    [6, 4, 20],
  ],
  [
    [0, 9, 80],
    [9, 3, 40],
    [14, 20, 50],
  ],
  [
    [3, 26, 40],
    [5, 5, 35],
    [8, 4, 25],
  ],
  [
    [0, 60, 30],
    [2, 8, 30],
    [8, 5, 50],
  ],
  [
    [0, 6, 50],
    [6, 5, 80],
    [15, 30, 20],
  ],
]

/** An assignment of the samples: who, for what, how much and when. */
function sampleOf(organisationId: string, index: number) {
  const employees = samplesOf('employees', organisationId).list
  const person = Math.floor(index / each)
  const nth = index % each
  const employee = turn(employees, person)
  const [first, weeks, percent] = turn(turn(patterns, person), nth)
  const projects = samplesOf('projects', organisationId).list
  const scenarios = samplesOf('scenarios', organisationId).list
  const orders = samplesOf('operationOrders', organisationId).list
  const project = turn(projects, person)
  const order = turn(orders, person * 7 + nth)
  const scenario = turn(scenarios, person)
  const target = [
    { id: project.id, code: project.code, name: project.name },
    { id: order.id, code: order.orderNo, name: order.title },
    { id: scenario.id, code: scenario.code, name: scenario.name },
  ][nth]
  const isHours = person % 9 === 4 && nth === 1
  const validFrom = addDays(start, first * 7 + (person % 7 === 3 && nth === 2 ? 2 : 0))
  return {
    employeeId: employee.id,
    employee: codedOf({
      id: employee.id,
      code: employee.personnelNo,
      name: `${employee.firstName} ${employee.lastName}`,
    }),
    targetId: target?.id ?? '',
    target: codedOf(target),
    role: turn(roles, person),
    measure: isHours ? ('hours' as const) : ('percent' as const),
    amount: isHours ? 12 : percent,
    validFrom,
    // Up to a Friday: what lies behind it is a weekend.
    validTo: addDays(start, (first + weeks) * 7 - 3),
  } satisfies Partial<EmployeeAssignment>
}

/** Who works for which project, scenario or order. Somebody may have too much: that is shown, and solved, in the capacity map. */
export const employeeAssignmentTable = entityTable({
  name: 'employee-assignment',
  prefix: 'EA',
  entity: employeeAssignment,
  admit: (entity) => refuse(orderClash(entity)),
  seeds: (organisationId) => {
    const people = Math.min(assignedPeople, samplesOf('employees', organisationId).list.length)
    return allSamples(organisationId, {
      prefix: 'EA',
      full: people * each,
      make: ({ index }) => sampleOf(organisationId, index),
    })
  },
})

/** The handlers of assignments of employees. */
export const employeeAssignments = entityHandlers(employeeAssignment.endpoints, employeeAssignmentTable)
