import { businessDomain } from '@embpm/contract/business-domain'

import { idOf, personOf, seedRows, somebody, turn } from '../entity/seeding.js'
import { areas } from '../processes/process.data.js'
import { outlined } from '../tree/outlined.js'
import { treeHandlers } from '../tree/treeHandlers.js'
import { treeTable } from '../tree/treeTable.js'

const aspects = ['Operations', 'Master data', 'Reporting', 'Compliance'] as const
const nodes = outlined(
  areas.map(({ code, name, groups }) => [
    `${code} ${name}`,
    groups.map((group, nth) => [
      `${code}-${nth + 1} ${group}`,
      aspects.map((aspect, at) => [`${code}-${nth + 1}${at + 1} ${aspect}`]),
    ]),
  ]),
)

/** Domains that services belong to and no area of processes covers. */
const others = ['STP Source to pay', 'A2R Acquire to retire', 'Q2S Quality to service'] as const

/** The business domains: the fields of business, their objects and what is done with these. */
export const businessDomainTable = treeTable({
  name: 'business-domain',
  prefix: 'BD',
  entity: businessDomain,
  seeds: (organisationId) => [
    ...seedRows(organisationId, {
      prefix: 'BD',
      full: nodes.length,
      make: ({ index, random }) => {
        const { code, name, parent, above, order } = turn(nodes, index)
        const ownerId = parent === null || random() < 0.5 ? somebody(random) : null
        const description = above ? `${name} of ${above.toLowerCase()}.` : `The whole of ${name.toLowerCase()}.`
        const parentId = parent === null ? null : idOf('BD', parent)
        return { code, name, description, parentId, order, ownerId, owner: personOf(ownerId) }
      },
    }),
    ...seedRows(organisationId, {
      prefix: 'BD',
      full: others.length,
      make: ({ index, random }) => {
        const [code = '', ...words] = turn(others, index).split(' ')
        const name = words.join(' ')
        const ownerId = somebody(random)
        return {
          id: idOf('BD', nodes.length + index + 1),
          code,
          name,
          description: `The whole of ${name.toLowerCase()}.`,
          parentId: null,
          order: areas.length + index,
          ownerId,
          owner: personOf(ownerId),
        }
      },
    }),
  ],
})

/** The handlers of business domains. */
export const businessDomains = treeHandlers(businessDomain.endpoints, businessDomainTable)
