import { type Coded, lifecycleStatuses } from '@embpm/contract'
import { businessArea } from '@embpm/contract/business-area'

import { codedOf, idOf, personOf, pick, samplesOf, seedRows, somebody, turn } from '../entity/seeding.js'
import { outlined } from '../tree/outlined.js'
import { treeHandlers } from '../tree/treeHandlers.js'
import { treeTable } from '../tree/treeTable.js'
import { areaOf, areas, areaSites, areaSteps } from './business-area.data.js'

/** 12 areas (1000 Sales and distribution), their parts (1100), the steps of these (1110) and the sites of these. */
const nodes = outlined(
  Object.entries(areas).map(([area, parts], top) => [
    `${top + 1}000 ${area}`,
    parts.map((part, nth) => [
      `${top + 1}${nth + 1}00 ${part}`,
      areaSteps.map((step, at) => [
        `${top + 1}${nth + 1}${at + 1}0 ${step}`,
        areaSites.map((site, place) => [`${top + 1}${nth + 1}${at + 1}0.${place + 1} ${site}`]),
      ]),
    ]),
  ]),
)

/**
 * Finds the sample area of a process area or module: the area itself, or its part by a number that is taken in turn.
 * `null` where the organisation's samples do not reach as far.
 */
export function sampleAreaOf(organisationId: string): (key: string, part?: number) => Coded {
  const { list } = samplesOf('businessAreas', organisationId)
  const parts = Map.groupBy(list, ({ parentId }) => parentId)
  const byName = new Map((parts.get(null) ?? []).map((area) => [area.name, area]))
  return (key, part) => {
    const area = byName.get(areaOf[key] ?? '')
    const below = (area && parts.get(area.id)) ?? []
    return codedOf(part === undefined ? area : (below[part % below.length] ?? area))
  }
}

/** The business areas. */
export const businessAreaTable = treeTable({
  name: 'business-area',
  prefix: 'BA',
  entity: businessArea,
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'BA',
      full: nodes.length,
      make: ({ index, random }) => {
        const { code, name, parent, above, order } = turn(nodes, index)
        const ownerId = random() < 0.7 ? somebody(random) : null
        return {
          code,
          name,
          description: above ? `${name} of ${above.toLowerCase()}.` : `All that belongs to ${name.toLowerCase()}.`,
          parentId: parent === null ? null : idOf('BA', parent),
          order,
          ownerId,
          owner: personOf(ownerId),
          status: random() < 0.6 ? ('ACTIVE' as const) : pick(lifecycleStatuses, random(), 'ACTIVE'),
        }
      },
    }),
})

/** The handlers of business areas. */
export const businessAreas = treeHandlers(businessArea.endpoints, businessAreaTable)
