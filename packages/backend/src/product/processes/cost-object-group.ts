import { costObjectGroup } from '@embpm/contract/cost-object-group'

import { allSamples, idOf, turn } from '../entity/seeding.js'
import { outlined } from '../tree/outlined.js'
import { treeHandlers } from '../tree/treeHandlers.js'
import { treeTable } from '../tree/treeTable.js'
import { costCategories, costSites, groupCodeOf, siteCodeOf } from './cost-object.data.js'

const nodes = outlined([
  [
    'G-ALL Standard hierarchy',
    costCategories.map((category) => [
      `${groupCodeOf(category)} All of ${category.toLowerCase()}`,
      costSites.map((site) => [`${siteCodeOf(category, site)} ${category} ${site}`]),
    ]),
  ],
])

/** The groups of cost objects: the standard hierarchy by category and site. */
export const costObjectGroupTable = treeTable({
  name: 'cost-object-group',
  prefix: 'COG',
  entity: costObjectGroup,
  seeds: (organisationId) =>
    allSamples(organisationId, {
      prefix: 'COG',
      // Every organisation that has anything has the whole hierarchy.
      full: nodes.length,
      make: ({ index }) => {
        const { code, name, parent, order } = turn(nodes, index)
        const parentId = parent === null ? null : idOf('COG', parent)
        return { code, name, description: '', parentId, order }
      },
    }),
})

/** The handlers of groups of cost objects. */
export const costObjectGroups = treeHandlers(costObjectGroup.endpoints, costObjectGroupTable)
