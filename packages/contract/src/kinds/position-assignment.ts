import { coded } from '../common/entity.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { flag, labelOf, reference, text, whole } from '../common/fields.js'
import { validity } from '../common/validity.js'

/** Who works at which position, for how much of their time and on which days. Source: the domain model, PositionAssignment. */
export const positionAssignment = entityOf({
  kind: 'positionAssignments',
  family: 'processes',
  path: '/processes/position-assignments',
  tag: 'Processes',
  one: 'a position assignment',
  many: 'position assignments',
  nameOf: ({ employee, position, percentage }) =>
    `${employee?.name ?? '?'} · ${position?.name ?? '?'} · ${percentage} %`,
  fields: {
    positionId: reference('positions').required().filter(),
    /** Code and title of the position. */
    position: labelOf('positionId', coded).sort().filter().search(),
    employeeId: reference('employees').required().filter(),
    /** Number and name of the employee. */
    employee: labelOf('employeeId', coded).sort().filter().search(),
    /** Of full time. */
    percentage: whole(1, 100).default(100).sort().filter().bulk(),
    /** Whether it is what the employee mainly does. */
    primary: flag().default(true).sort().filter().bulk(),
    /** Whether it may bring the position above 100 %. */
    overAllowed: flag().sort().filter(),
    /** Who said that it may; empty where nobody did. */
    overAllowedBy: text(200).fromServer().filter(),
    ...validity(),
  },
})

/** An assignment as the server stores and answers it. */
export type PositionAssignment = EntityOf<typeof positionAssignment>
