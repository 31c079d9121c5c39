import * as z from 'zod/mini'

import { organisationId } from '../common/entity.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { entityRoute } from '../common/entityEndpoints.js'
import { choice, dayOr, text } from '../common/fields.js'

/** Whether costs come from an account of the general ledger, or are moved within controlling. */
export const costElementKinds = ['primary', 'secondary'] as const

/** What costs of an element are, by the categories of controlling. */
export const costElementCategories = ['01', '03', '04', '11', '12', '22', '21', '31', '41', '42', '43'] as const

const primary: readonly string[] = ['01', '03', '04', '11', '12', '22']

/** The kind that a category belongs to: categories 21, 31, 41, 42 and 43 settle and allocate, the others are posted. */
export const kindOfCategory = (category: (typeof costElementCategories)[number]) =>
  primary.includes(category) ? ('primary' as const) : ('secondary' as const)

/** What costs are for. Source: the domain model, CostElement. */
export const costElement = entityOf({
  kind: 'costElements',
  family: 'processes',
  path: '/processes/cost-elements',
  tag: 'Processes',
  one: 'a cost element',
  many: 'cost elements',
  key: ['controllingArea', 'costElement', 'validFrom'],
  nameOf: ({ controllingArea, costElement: number, name }) => `${controllingArea}/${number} ${name}`,
  referenceOf: ({ costElement: number, name }) => ({ name: `${number} ${name}` }),
  fields: {
    /** The controlling area it belongs to, such as 1000. */
    controllingArea: text(4).required().sort().filter().search(),
    /** Its number; that of a primary one is the number of an account of the general ledger. */
    costElement: text(10).required().sort().filter().search(),
    name: text(60).required().sort().search(),
    category: choice(costElementCategories, 'costElementCategory').sort().filter().search().bulk(),
    /** Follows from the category. */
    kind: choice(costElementKinds, 'costElementKind').sort().filter().search().fromServer(),
    /** Unit in which its quantities are counted, such as H; empty for none. */
    unit: text(3).sort().filter().search().bulk(),
    /** First day. */
    validFrom: dayOr('2020-01-01').sort().filter(),
    /** Last day. */
    validTo: dayOr('9999-12-31').sort().filter().bulk(),
  },
})

/** A cost element as the server stores and answers it. */
export type CostElement = EntityOf<typeof costElement>

/** Yes or no, which an address says in words. */
const flagInAddress = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((word) => word === 'true'),
  ),
])

/** Calls about cost elements besides those that every kind has. */
export const costElementCalls = {
  /**
   * All cost elements of an organisation at once, in the order of their numbers. The specification names the call and not what it asks:
   * `organisation` is that of the header, and `onlyValid` leaves out those that are not valid today.
   */
  getAllCostElements: entityRoute({ path: '/processes', tag: 'Processes' })(
    'GET',
    '/all-cost-elements',
    'All cost elements of an organisation',
  )
    .input(z.object({ organisation: organisationId, onlyValid: z._default(flagInAddress, false) }))
    .output(z.array(costElement.schema)),
}
