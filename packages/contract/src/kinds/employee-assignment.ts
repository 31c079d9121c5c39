import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, number, reference, text } from '../common/fields.js'
import { validity } from '../common/validity.js'

/** How it is said how much of somebody's time an assignment takes: a share of their week, or hours a week. */
export const assignmentMeasures = ['percent', 'hours'] as const

/** Who works for a project, a scenario or an order, in which role, how much and when. Source: the domain model, EmployeeAssignment. */
export const employeeAssignment = entityOf({
  kind: 'employeeAssignments',
  path: '/implementation/employee-assignments',
  tag: 'Implementation',
  one: 'an assignment of an employee',
  many: 'assignments of employees',
  nameOf: ({ employee, target, amount, measure }) =>
    `${employee?.name ?? '?'} · ${target?.name ?? '?'} · ${amount} ${measure === 'percent' ? '%' : 'h'}`,
  fields: {
    employeeId: reference('employees').required().filter().bulk(),
    /** Number and name of the employee. */
    employee: codedOf('employeeId').sort().filter().search(),
    /** What they work for. */
    targetId: reference(['projects', 'scenarios', 'operationOrders']).required().filter(),
    /** Code and name of what they work for. */
    target: codedOf('targetId').sort().filter().search(),
    /** As what they work there, such as Test lead. */
    role: text(100).sort().filter().search().bulk(),
    /** What `amount` is: per cent of their week, or hours a week. */
    measure: choice(assignmentMeasures, 'assignmentMeasure').sort().filter(),
    /** In a whole week; a week with days off takes its share of it. */
    amount: number(0, 200).default(50).sort().filter().bulk(),
    ...validity(),
  },
})

/** An assignment as the server stores and answers it. */
export type EmployeeAssignment = EntityOf<typeof employeeAssignment>
