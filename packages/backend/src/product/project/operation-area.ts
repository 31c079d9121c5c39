import { operationArea } from '@embpm/contract/operation-area'

import { idOf, personOf, samplesOf, seedRows, somebody, turn } from '../entity/seeding.js'
import { outlined } from '../tree/outlined.js'
import { treeHandlers } from '../tree/treeHandlers.js'
import { treeTable } from '../tree/treeTable.js'

const sites = ['Kassel', 'Gdynia', 'Lille', 'Porto', 'Zaragoza', 'São Paulo', 'Almaty', 'Leeds'] as const
const departments = ['Production', 'Warehouse', 'Maintenance', 'Quality', 'Finance', 'Information technology'] as const
const teams = ['Early shift', 'Late shift', 'Planning'] as const
const nodes = outlined(
  sites.map((site, top) => [
    `A-${top + 1}00 ${site}`,
    departments.map((department, nth) => [
      `A-${top + 1}${nth + 1}0 ${department}`,
      teams.map((team, at) => [`A-${top + 1}${nth + 1}${at + 1} ${team}`]),
    ]),
  ]),
)

const labelOfCalendar = (found: { id: string; name: string } | undefined) =>
  found ? { id: found.id, name: found.name } : null

/** The operation areas: sites, their departments and the teams of these. */
export const operationAreaTable = treeTable({
  name: 'operation-area',
  prefix: 'OA',
  entity: operationArea,
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'OA',
      full: nodes.length,
      make: ({ index, random }) => {
        const { code, name, parent, above, order } = turn(nodes, index)
        const managerId = parent === null || random() < 0.8 ? somebody(random) : null
        const description = above ? `${name} in ${above}.` : `All that is done in ${name}.`
        const parentId = parent === null ? null : idOf('OA', parent)
        // Each site works by the calendar of its place, and all below it by that.
        const calendarId = parent === null ? idOf('CAL', sites.findIndex((site) => site === name) + 1) : null
        const calendar = labelOfCalendar(samplesOf('calendars', organisationId).byId.get(calendarId ?? ''))
        const manager = personOf(managerId)
        return { code, name, description, parentId, order, managerId, manager, calendarId, calendar }
      },
    }),
})

/** The handlers of operation areas. */
export const operationAreas = treeHandlers(operationArea.endpoints, operationAreaTable)
