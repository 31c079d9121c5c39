import { openEnd } from '@embpm/calendar'
import type { Validity } from '@embpm/calendar'

import { idOf, turn } from '../entity/seeding.js'

/** A division with what it does: its departments, and the titles of those who work there. */
export interface Division {
  name: string
  head: string
  departments: readonly [string, string, string, string]
  /** A planner, a specialist, and those of whom there are several. */
  titles: readonly [string, string, string]
}

/** The divisions below the board. */
const divisions: readonly Division[] = [
  {
    name: 'Production',
    head: 'Head of production',
    departments: ['Assembly', 'Paint shop', 'Press shop', 'Quality'],
    titles: ['Shift planner', 'Process engineer', 'Machine operator'],
  },
  {
    name: 'Logistics',
    head: 'Head of logistics',
    departments: ['Warehouse', 'Transport', 'Packaging', 'Customs'],
    titles: ['Shipping planner', 'Logistics analyst', 'Warehouse operator'],
  },
  {
    name: 'Sales',
    head: 'Head of sales',
    departments: ['Key accounts', 'Retail', 'Service', 'Pricing'],
    titles: ['Account manager', 'Credit analyst', 'Sales clerk'],
  },
  {
    name: 'Finance',
    head: 'Head of finance',
    departments: ['Accounting', 'Controlling', 'Treasury', 'Tax'],
    titles: ['Financial planner', 'Cost analyst', 'Accountant'],
  },
  {
    name: 'Procurement',
    head: 'Head of procurement',
    departments: ['Raw materials', 'Indirect purchasing', 'Supplier quality', 'Contracts'],
    titles: ['Category manager', 'Supplier analyst', 'Buyer'],
  },
  {
    name: 'Engineering',
    head: 'Head of engineering',
    departments: ['Design', 'Testing', 'Industrialisation', 'Maintenance'],
    titles: ['Project engineer', 'Test engineer', 'Technician'],
  },
  {
    name: 'Information technology',
    head: 'Head of information technology',
    departments: ['Applications', 'Infrastructure', 'Data', 'Security'],
    titles: ['Solution architect', 'Business analyst', 'Developer'],
  },
  {
    name: 'Human resources',
    head: 'Head of human resources',
    departments: ['Recruiting', 'Payroll', 'Learning', 'Health and safety'],
    titles: ['Talent partner', 'Payroll specialist', 'HR clerk'],
  },
]

const sites = ['Kassel', 'Gdynia', 'Lille', 'Porto'] as const

/** A unit of the sample with what its positions follow from. */
export interface PlannedUnit extends Validity {
  name: string
  level: number
  /** Place in the list of the unit above; `null` for the board. */
  above: number | null
  order: number
  location: string
  division: Division | null
}

/** A few of the smallest units begin or end within the years that one looks at. */
function validityOf(level: number, index: number): Validity {
  if (level === 7 && index % 9 === 0) return { validFrom: '2027-01-01', validTo: openEnd }
  if (level === 7 && index % 9 === 4) return { validFrom: '2019-04-01', validTo: '2026-06-30' }
  return { validFrom: '2018-01-01', validTo: openEnd }
}

/** What stands below a unit, by its level and its number on that level: names and sites. */
function below({ level, division, name, location }: PlannedUnit, nth: number): { name: string; location: string }[] {
  if (level === 1) return divisions.map((one) => ({ name: one.name, location: 'Kassel' }))
  if (level === 2) return sites.map((site) => ({ name: `${name} ${site}`, location: site }))
  if (level === 3) return (division?.departments ?? []).map((one) => ({ name: `${one} ${location}`, location }))
  if (level === 4) return ['operations', 'planning'].map((part) => ({ name: `${name}, ${part}`, location }))
  if (level === 5 && nth % 2 === 0) return [{ name: `${name}, team A`, location }]
  if (level === 6 && nth < 47) return [{ name: `${name}, night shift`, location }]
  return []
}

function planned(): readonly PlannedUnit[] {
  const board: PlannedUnit = {
    name: 'Executive board',
    level: 1,
    above: null,
    order: 0,
    location: 'Kassel',
    division: null,
    ...validityOf(1, 0),
  }
  const units: PlannedUnit[] = [board]
  const onLevel = new Map<number, number>()
  // The higher levels first, so that every beginning of the list is a tree.
  for (const [index, unit] of units.entries()) {
    const nth = onLevel.get(unit.level) ?? 0
    onLevel.set(unit.level, nth + 1)
    const level = unit.level + 1
    for (const [order, one] of below(unit, nth).entries()) {
      const division = unit.division ?? divisions.find(({ name }) => name === one.name) ?? null
      units.push({ ...one, level, above: index, order, division, ...validityOf(level, units.length) })
    }
  }
  return units
}

/** The units of the largest organisation, each after the one above. */
export const plannedUnits = planned()

/** How many positions the units have, as a fraction: 25 positions in 3 units. */
const share = { positions: 25, units: 3 }

/** The number of positions of so many units. */
export const positionsOf = (units: number): number => Math.floor((units * share.positions) / share.units)

/** The place of the unit of a position. */
export const unitOf = (position: number): number => Math.floor((position * share.units) / share.positions)

/** The place of the first position of a unit, which is that of who leads it. */
export const firstOf = (unit: number): number => Math.ceil((unit * share.positions) / share.units)

/** The units as they are stored. */
export const sampleUnits = plannedUnits.map(({ name, level, above, order, location, validFrom, validTo }, index) => ({
  code: `OU-${1000 + index}`,
  name,
  description: above === null ? '' : `Part of ${turn(plannedUnits, above).name}.`,
  parentId: above === null ? null : idOf('OU', above + 1),
  order,
  managerPositionId: idOf('POS', firstOf(index) + 1),
  // Every sixth cost object is a cost centre.
  costCentreId: level <= 3 || index % 5 === 0 ? idOf('CO', index * 6 + 1) : null,
  location,
  validFrom,
  validTo,
}))
