import type { ListQuery } from '@embpm/contract'
import { type Asked, rowsQuery } from '../entity/entityQueries.js'
import { positionAssignmentKind } from './positionAssignmentKind.js'

/** Whose assignments they are: of a position, or of an employee. */
export type AssignmentSide = 'positionId' | 'employeeId'

/** More than anybody has. */
const most = 200

/** All assignments of a position or an employee, from the first on. */
export const assignmentsQuery = (asked: Asked, of: AssignmentSide, id: string) =>
  rowsQuery(positionAssignmentKind, asked, {
    filter: { [of]: [id] },
    sort: 'validFrom',
    size: most,
  } satisfies ListQuery)
