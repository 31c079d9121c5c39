import {
  addDays,
  firstDayOf,
  type Interval,
  intervalModes,
  type IntervalMode,
  lastDayOf,
  pruneIntervals,
  weeksInYear,
} from '@embpm/calendar'
import {
  type OperationOrder,
  operationOrder,
  operationOrderPriorities,
  operationOrderStatuses,
  operationOrderTypes,
} from '@embpm/contract/operation-order'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import {
  codedOf,
  namePath,
  personOf,
  pick,
  type Random,
  samplesOf,
  seedRows,
  somebody,
  turn,
} from '../entity/seeding.js'
import { projectAt } from './projectAt.js'

const works = [
  'Check fire extinguishers',
  'Calibrate scales',
  'Close the posting period',
  'Count the stock',
  'Review user access',
  'Service the press line',
  'Archive billing documents',
  'Reconcile bank accounts',
  'Audit supplier data',
  'Clean the paint shop',
  'Restart the interfaces',
  'Update the price lists',
  'Inspect the lifting gear',
  'Test the emergency power',
  'Clear the goods receipt account',
  'Confirm open orders',
  'Renew the certificates',
  'Train the first aiders',
  'Check the dangerous goods',
  'Clean the filters',
  'Release blocked invoices',
  'Review the risk register',
  'Change the cooling lubricant',
  'Reorganise the archive',
  'Compare the tax codes',
  'Walk through the escape routes',
  'Restore a backup as a test',
  'Plan the shifts',
  'Measure the noise',
] as const

/** When an order is done: months, ISO weeks or days of 2026 and 2027 in their order. */
function intervalsOf(mode: IntervalMode, random: Random): Interval[] {
  const year = random() < 0.7 ? 2026 : 2027
  const first = 1 + Math.floor(random() * 6)
  const count = 1 + Math.floor(random() * 6)
  if (mode === 'MONTHLY') return Array.from({ length: count }, (_, nth) => ({ year, month: first + nth }))
  if (mode === 'WEEKLY') {
    const start = 1 + Math.floor(random() * (weeksInYear(year) - 12))
    return Array.from({ length: count }, (_, nth) => ({ year, week: start + nth * 2 }))
  }
  const days = Array.from({ length: count }, (_, nth) => ({ year, month: first, day: 2 + nth * 4 }))
  return mode === 'DAILY' ? days : [{ year, month: first }, { year, week: 30 + first }, ...days.slice(0, 2)]
}

/** The days that an order is planned between: all of its intervals, and up to two weeks more on either side. */
function plannedDays(intervals: readonly Interval[], lead: number, lag: number) {
  const [plannedStart = null] = intervals.map(firstDayOf).toSorted()
  const plannedEnd = intervals.map(lastDayOf).toSorted().at(-1) ?? null
  const days = (share: number) => Math.floor(share * 15)
  return {
    plannedStart: plannedStart && addDays(plannedStart, -days(lead)),
    plannedEnd: plannedEnd && addDays(plannedEnd, days(lag)),
  }
}

/** The label of a cost object. */
const costObjectLabel = (
  one: { id: string; controllingArea: string; costObject: string; name: string } | undefined,
): OperationOrder['costObject'] =>
  one ? { id: one.id, controllingArea: one.controllingArea, costObject: one.costObject, name: one.name } : null

/** The number of an order by the number of its id. */
const orderNoOf = (number: number) => `OO-${100_000 + number}`

/** The sample orders of an organisation. */
function samplesIn(organisationId: string): readonly OperationOrder[] {
  const areas = samplesOf('operationAreas', organisationId)
  const domains = samplesOf('businessDomains', organisationId).list
  const projects = samplesOf('projects', organisationId).list
  const costObjects = samplesOf('costObjects', organisationId).list
  return seedRows(organisationId, {
    prefix: 'OO',
    full: 10_000,
    make: ({ index, random }) => {
      const area = turn(areas.list, index * 7)
      const domain = turn(domains, index * 3)
      const project = projectAt(projects, index)
      const costObject = random() < 0.8 ? pick(costObjects, random(), undefined) : undefined
      const mode = pick(intervalModes, random(), 'MONTHLY')
      const lead = random()
      const planned = random() < 0.9
      const responsibleId = random() < 0.9 ? somebody(random) : null
      const title = `${turn(works, index)}: ${namePath(areas, area).toReversed().join(', ')}`
      const type = pick(operationOrderTypes, random(), 'recurring')
      const priority = pick(operationOrderPriorities, random(), 'medium')
      const status = pick(operationOrderStatuses, random(), 'planned')
      const lag = planned ? random() : 0
      const intervals = intervalsOf(mode, random)
      return {
        orderNo: orderNoOf(index + 1),
        title,
        description: `${title}, for ${domain.name.toLowerCase()}.`,
        type,
        projectId: project?.id ?? null,
        project: codedOf(project),
        areaId: area.id,
        area: codedOf(area),
        domainId: domain.id,
        domain: codedOf(domain),
        priority,
        status,
        // The first ones of which nothing is done yet.
        template: status === 'draft' && index < 120,
        ...(planned ? plannedDays(intervals, lead, lag) : { plannedStart: null, plannedEnd: null }),
        operationInterval: mode,
        intervals,
        costObjectId: costObject?.id ?? null,
        costObject: costObjectLabel(costObject),
        responsibleId,
        responsible: personOf(responsibleId),
      }
    },
  })
}

/** The operation orders. Intervals that do not fit how often an order is done are left out. */
export const operationOrderTable = entityTable({
  name: 'operation-order',
  prefix: 'OO',
  entity: operationOrder,
  asLabel: ({ id, orderNo, title }) => ({ id, code: orderNo, name: title }),
  own: (_, number) => ({ orderNo: orderNoOf(number) }),
  derive: (entity) => ({ ...entity, intervals: pruneIntervals(entity.intervals, entity.operationInterval) }),
  seeds: samplesIn,
})

/** The handlers of operation orders. */
export const operationOrders = entityHandlers(operationOrder.endpoints, operationOrderTable)
