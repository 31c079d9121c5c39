import { dayOf } from '@embpm/calendar'
import { position } from '@embpm/contract/position'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { rowsOf, seedRows, turn } from '../entity/seeding.js'
import { byId } from './byId.js'
import { cycleClash, neededClash, orderClash, overlapClash, uncoveredClash } from '../entity/clashes.js'
import { assignmentsByPosition } from './assignmentsByPosition.js'
import { occupancyOn } from './occupancy.js'
import { samplePositions } from './positions.data.js'
import { refuse } from './refuse.js'

const today = () => dayOf(new Date())

/** The positions. What they are filled by follows from their assignments on the day it is. */
export const positionTable = entityTable({
  name: 'position',
  prefix: 'POS',
  entity: position,
  asLabel: ({ id, code, title }) => ({ id, code, name: title }),
  follows: ['positionAssignments'],
  asOf: today,
  async labels(caller) {
    const assignments = assignmentsByPosition(await rowsOf('positionAssignments', caller))
    const day = today()
    return (entity) => ({ ...entity, ...occupancyOn(entity.fte, assignments.get(entity.id) ?? [], day) })
  },
  admit(entity, { draft }) {
    const named = (one: typeof entity) => ({ ...one, name: one.title })
    const chiefs = entity.isChief ? draft.where('orgUnitId', entity.orgUnitId).filter(({ isChief }) => isChief) : []
    refuse(
      orderClash(entity),
      overlapClash(named(entity), chiefs.map(named), { rule: 'chief', field: 'isChief' }),
      cycleClash(named(entity), (id) => {
        const found = draft.get(id)
        return found && named(found)
      }),
    )
  },
  async admitting(caller) {
    const [units, assignments] = await Promise.all([rowsOf('orgUnits', caller), rowsOf('positionAssignments', caller)])
    const below = assignmentsByPosition(assignments)
    return (entity) => {
      const unit = byId(units, entity.orgUnitId)
      refuse(
        unit ? uncoveredClash(entity, unit, 'orgUnitId') : null,
        neededClash(
          entity,
          (below.get(entity.id) ?? []).map((one) => ({ ...one, name: one.employee?.name ?? one.employeeId })),
        ),
      )
    }
  },
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'POS',
      full: samplePositions.length,
      make: ({ index }) => turn(samplePositions, index),
    }),
})

/** The handlers of positions. */
export const positions = entityHandlers(position.endpoints, positionTable)
