import { type Day, isValidOn } from '@embpm/calendar'
import type { ChartPosition, OrgChartOnDay } from '@embpm/contract/org-chart'
import type { OrgUnit } from '@embpm/contract/org-unit'
import type { Position } from '@embpm/contract/position'
import type { PositionAssignment } from '@embpm/contract/position-assignment'

import { treeIndex } from '../tree/treeIndex.js'
import { assignmentsByPosition } from './assignmentsByPosition.js'
import { occupancyOn, vacancyOn } from './occupancy.js'

/** What a chart is made of. */
export interface ChartSources {
  units: readonly OrgUnit[]
  positions: readonly Position[]
  assignments: readonly PositionAssignment[]
}

const names = new Intl.Collator('en', { numeric: true })

/** The organisation as it is on a day: what holds on it, and who has which position. */
export function chartOn({ units, positions, assignments }: ChartSources, on: Day): OrgChartOnDay {
  const valid = units.filter((unit) => isValidOn(unit, on))
  const ids = new Set(valid.map(({ id }) => id))
  const standing = valid.map((unit) =>
    unit.parentId === null || ids.has(unit.parentId) ? unit : { ...unit, parentId: null },
  )
  const assigned = assignmentsByPosition(assignments)
  const byUnit = new Map<string, ChartPosition[]>()
  const byId = new Map<string, ChartPosition>()
  for (const position of positions) {
    if (!isValidOn(position, on) || !ids.has(position.orgUnitId)) continue
    const shown = positionOn(position, assigned.get(position.id) ?? [], on)
    byId.set(shown.id, shown)
    const same = byUnit.get(shown.unitId)
    if (same) same.push(shown)
    else byUnit.set(shown.unitId, [shown])
  }
  const inOrder = treeIndex(standing).inOrder
  return {
    on,
    units: inOrder.map(({ id, code, name, parentId, managerPositionId, lockVersion }) => {
      const leader = managerPositionId === null ? undefined : byId.get(managerPositionId)
      const chief = leader ?? byUnit.get(id)?.find(({ isChief }) => isChief)
      return {
        id,
        code,
        name,
        parentId,
        manager: chief?.holders[0] ?? '',
        managerTitle: chief?.title ?? '',
        lockVersion,
      }
    }),
    positions: inOrder.flatMap(({ id }) =>
      (byUnit.get(id) ?? []).toSorted(
        (one, other) => Number(other.isChief) - Number(one.isChief) || names.compare(one.title, other.title),
      ),
    ),
  }
}

function positionOn(position: Position, assignments: readonly PositionAssignment[], on: Day): ChartPosition {
  const { id, code, title, orgUnitId: unitId, isChief, fte } = position
  const { occupancy, percentage: percent } = occupancyOn(fte, assignments, on)
  const holders = assignments
    .filter((one) => isValidOn(one, on))
    .toSorted((one, other) => Number(other.primary) - Number(one.primary))
    .map((one) => one.employee?.name ?? one.employeeId)
  const vacancy = occupancy === 'vacant' ? vacancyOn(assignments, on) : { since: null, until: null }
  return { id, code, title, unitId, isChief, fte, percent, occupancy, holders, ...vacancy }
}
