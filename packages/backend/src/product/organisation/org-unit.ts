import { orgUnit } from '@embpm/contract/org-unit'
import type { Position } from '@embpm/contract/position'

import { rowIndex } from '../entity/rowIndex.js'
import { rowsOf, seedRows, turn } from '../entity/seeding.js'
import { treeHandlers } from '../tree/treeHandlers.js'
import { treeTable } from '../tree/treeTable.js'
import { neededClash, orderClash, uncoveredClash } from '../entity/clashes.js'
import { refuse } from './refuse.js'
import { sampleUnits } from './units.data.js'

const positionsByUnit = rowIndex<Position>(({ orgUnitId }) => [orgUnitId])

/** The units of the organisation. One holds only on days on which the one above does, and as long as something belongs to it. */
export const orgUnitTable = treeTable({
  name: 'org-unit',
  prefix: 'OU',
  entity: orgUnit,
  admit(unit, { draft }) {
    const above = unit.parentId === null ? undefined : draft.get(unit.parentId)
    refuse(
      orderClash(unit),
      above ? uncoveredClash(unit, above, 'parentId') : null,
      neededClash(unit, draft.where('parentId', unit.id)),
    )
  },
  async admitting(caller) {
    const positions = positionsByUnit(await rowsOf('positions', caller))
    return (unit) =>
      refuse(
        neededClash(
          unit,
          (positions.get(unit.id) ?? []).map((one) => ({ ...one, name: one.title })),
        ),
      )
  },
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'OU',
      full: sampleUnits.length,
      make: ({ index }) => turn(sampleUnits, index),
    }),
})

/** The handlers of units. */
export const orgUnits = treeHandlers(orgUnit.endpoints, orgUnitTable)
