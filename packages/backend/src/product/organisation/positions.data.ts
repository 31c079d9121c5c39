import { dayOf, type Validity } from '@embpm/calendar'

import { idOf, turn } from '../entity/seeding.js'
import { assignmentsOf } from './plannedAssignments.data.js'
import { occupancyOn } from './occupancy.js'
import { plannedUnits, type PlannedUnit, firstOf, positionsOf, sampleUnits, unitOf } from './units.data.js'

const boardTitles = [
  'Chief executive officer',
  'Assistant to the board',
  'Head of strategy',
  'Internal auditor',
  'Compliance officer',
  'Press officer',
  'Data protection officer',
  'Controller',
  'Executive assistant',
] as const
const leads = ['Manager', 'Department manager', 'Section lead', 'Team lead', 'Shift lead'] as const
const staff = ['Assistant', 'Controller', 'Project manager'] as const

function titleOf({ level, division, name }: PlannedUnit, nth: number): string {
  if (!division) return turn(boardTitles, nth)
  if (nth === 0) return level === 2 ? division.head : `${turn(leads, level - 3)}, ${name}`
  const [planner, specialist, worker] = division.titles
  if (level <= 3 && nth <= staff.length) return turn(staff, nth - 1)
  if (nth === 1) return planner
  return nth === 2 ? specialist : worker
}

/** Part-time positions, and those that are there for a while. */
function ofPosition(index: number, unit: Validity): Validity & { fte: number } {
  const fte = index % 23 === 9 ? 0.6 : 1
  const from = index % 41 === 17 && unit.validFrom < '2027' ? '2027-03-01' : unit.validFrom
  return { fte, validFrom: from > unit.validTo ? unit.validFrom : from, validTo: unit.validTo }
}

/** The positions as they are stored, 25 in 3 units. */
export const samplePositions = Array.from({ length: positionsOf(plannedUnits.length) }, (_, index) => {
  const at = unitOf(index)
  const unit = turn(plannedUnits, at)
  const { code, name } = turn(sampleUnits, at)
  const nth = index - firstOf(at)
  const isChief = nth === 0
  const facts = isChief ? { fte: 1, validFrom: unit.validFrom, validTo: unit.validTo } : ofPosition(index, unit)
  const title = titleOf(unit, nth)
  const id = idOf('OU', at + 1)
  return {
    code: `P-${10_001 + index}`,
    title,
    orgUnitId: id,
    orgUnit: { id, code, name },
    jobTitle: unit.division ? `${unit.division.name}, grade ${Math.max(3, 12 - unit.level)}` : 'Executive',
    // Most report to who leads their unit; some name somebody themselves.
    reportsToId: index % 37 === 20 && !isChief ? idOf('POS', firstOf(at) + 1) : null,
    isChief,
    ...facts,
    ...occupancyOn(facts.fte, assignmentsOf(index, facts), dayOf(new Date())),
  }
})
