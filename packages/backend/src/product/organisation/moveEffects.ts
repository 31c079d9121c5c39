import { missingDays } from '@embpm/calendar'
import type { CostObject } from '@embpm/contract/cost-object'
import type { MoveEffects } from '@embpm/contract/org-chart'
import type { OrgUnit } from '@embpm/contract/org-unit'
import type { Position } from '@embpm/contract/position'

import { refusalOfMove } from '../tree/placement.js'
import { pathIn, treeIndexes } from '../tree/treeIndex.js'

/** What the effects of a move are found in. */
export interface MoveSources {
  units: readonly OrgUnit[]
  positions: readonly Position[]
  costObjects: readonly CostObject[]
}

/** How many levels units can have, as `treeTable` says. */
const deepest = 50

const treeOf = treeIndexes<OrgUnit>()

/** What moving a unit below another one changes; `undefined` for a unit that there is not. */
export function moveEffects(
  { units, positions, costObjects }: MoveSources,
  id: string,
  parentId: string | null,
): MoveEffects | undefined {
  const tree = treeOf(units)
  const unit = tree.get(id)
  if (!unit) return undefined
  const moving = branchOf(unit, tree.children)
  const ids = new Set(moving.map((one) => one.id))
  const below = positions.filter(({ orgUnitId }) => ids.has(orgUnitId))
  const before = (unitId: string | null) => (unitId === null ? undefined : tree.get(unitId))
  const after = (unitId: string | null) => {
    const found = before(unitId)
    return found?.id === id ? { ...found, parentId } : found
  }
  const misplaced = refusalOfMove(tree, unit, parentId, deepest) ?? null
  const above = before(parentId)
  const [uncovered = null] = above && !misplaced ? missingDays(unit, [above]) : []
  const moved = misplaced === null
  return {
    unit: { id, name: unit.name, validFrom: unit.validFrom, validTo: unit.validTo },
    from: before(unit.parentId)?.name ?? null,
    to: above?.name ?? null,
    units: moving.length - 1,
    positions: below.length,
    reporting: moved ? reportingChanges(below, positions, { before, after }) : [],
    keptReporting: below.filter(({ reportsToId }) => reportsToId !== null).length,
    costCentres: moved ? costCentreChanges(moving, costObjects, { before, after }) : [],
    misplaced,
    uncovered,
  }
}

type UnitById = (id: string | null) => OrgUnit | undefined

interface Sides {
  before: UnitById
  after: UnitById
}

function branchOf(unit: OrgUnit, children: (id: string) => readonly OrgUnit[]): OrgUnit[] {
  const found = [unit]
  for (const one of found) found.push(...children(one.id))
  return found
}

/** The unit and those above it, from itself up. */
const upwards = (unit: OrgUnit | undefined, get: UnitById): OrgUnit[] =>
  unit ? pathIn(unit, (id) => get(id)).toReversed() : []

/** The positions that will report to another one, of those that report to who leads their unit or the next one above. */
function reportingChanges(below: readonly Position[], all: readonly Position[], { before, after }: Sides) {
  const chiefs = new Map(all.flatMap((one) => (one.isChief ? [[one.orgUnitId, one]] : [])))
  const aboveOf = (position: Position, get: UnitById) =>
    upwards(get(position.orgUnitId), get)
      .map((unit) => chiefs.get(unit.id))
      .find((chief) => chief && chief.id !== position.id)
  return below.flatMap((position) => {
    if (position.reportsToId !== null) return []
    const [from, to] = [aboveOf(position, before), aboveOf(position, after)]
    if (from?.id === to?.id) return []
    return { of: position.title, from: from?.title ?? null, to: to?.title ?? null }
  })
}

/** The units whose cost centre is that of one above, and becomes another one. */
function costCentreChanges(moving: readonly OrgUnit[], costObjects: readonly CostObject[], { before, after }: Sides) {
  const named = new Map(costObjects.map((one) => [one.id, `${one.costObject} ${one.name}`]))
  const centreOf = (id: string, get: UnitById) =>
    upwards(get(id), get).find(({ costCentreId }) => costCentreId !== null)?.costCentreId ?? null
  const nameOf = (id: string | null) => (id === null ? null : (named.get(id) ?? id))
  return moving.flatMap(({ id, name }) => {
    const [from, to] = [centreOf(id, before), centreOf(id, after)]
    return from === to ? [] : { of: name, from: nameOf(from), to: nameOf(to) }
  })
}
