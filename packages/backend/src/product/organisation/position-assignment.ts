import { positionAssignment, type PositionAssignment } from '@embpm/contract/position-assignment'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { rowsOf, seedRows, seedShare, turn } from '../entity/seeding.js'
import { byId } from './byId.js'
import { orderClash, overlapClash, percentClash, uncoveredClash } from '../entity/clashes.js'
import { sampleAssignments } from './assignments.data.js'
import { refuse } from './refuse.js'

const named = (one: PositionAssignment) => ({ ...one, name: one.employee?.name ?? one.employeeId })

/**
 * Who works at which position. Nobody has the same position twice on a day, and a position is filled to 100 % at most unless
 * somebody says that it may be more.
 */
export const positionAssignmentTable = entityTable({
  name: 'position-assignment',
  prefix: 'PA',
  entity: positionAssignment,
  recorded: ['overAllowedBy'],
  derive(entity, { before, caller: { user } }) {
    if (!entity.overAllowed) return { ...entity, overAllowedBy: '' }
    return before?.overAllowed ? entity : { ...entity, overAllowedBy: `${user.firstname} ${user.lastname}` }
  },
  admit(entity, { draft }) {
    const others = draft.where('positionId', entity.positionId)
    refuse(
      orderClash(entity),
      overlapClash(named(entity), others.filter(({ employeeId }) => employeeId === entity.employeeId).map(named), {
        rule: 'overlap',
        field: 'validFrom',
      }),
      percentClash(named(entity), others.map(named)),
    )
  },
  async admitting(caller) {
    const positions = await rowsOf('positions', caller)
    return (entity) => {
      const position = byId(positions, entity.positionId)
      refuse(position ? uncoveredClash(entity, { ...position, name: position.title }, 'positionId') : null)
    }
  },
  seeds: (organisationId) => {
    const share = seedShare(organisationId)?.share ?? 0
    const planned = sampleAssignments(organisationId)
    return seedRows(organisationId, {
      prefix: 'PA',
      full: share === 0 ? 0 : Math.floor(planned.length / share),
      make: ({ index }) => turn(planned, index),
    })
  },
})

/** The handlers of assignments. */
export const positionAssignments = entityHandlers(positionAssignment.endpoints, positionAssignmentTable)
