import type { PositionAssignment } from '@embpm/contract/position-assignment'

import { rowIndex } from '../entity/rowIndex.js'

/** The assignments of each position. */
export const assignmentsByPosition = rowIndex<PositionAssignment>(({ positionId }) => [positionId])
