import type * as z from 'zod'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { treeEndpoints } from '../common/treeEndpoints.js'
import { lifecycle, longText, personOf, reference, text, whole } from '../common/fields.js'

/** A part of the business that processes, requirements and RICEFW items belong to. Source: the domain model, BusinessArea. */
export const businessArea = entityOf({
  kind: 'businessAreas',
  family: 'processes',
  path: '/processes/business-areas',
  tag: 'Processes',
  one: 'a business area',
  many: 'business areas',
  key: ['code'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Short key, unique in the organisation, such as 1200. */
    code: text(20).required().sort().filter().search(),
    name: text(200).required().sort().search(),
    description: longText().sort().search(),
    /** The area above. */
    parentId: reference('businessAreas').filter(),
    /** Place among its siblings, from 0. */
    order: whole(0, 1_000_000).fromServer(),
    /** Who answers for it. */
    ownerId: reference('people'),
    owner: personOf('ownerId').sort().filter().search(),
    status: lifecycle().default('PLANNED').sort().filter(),
  },
})

/** A business area as the server stores and answers it. */
export type BusinessArea = EntityOf<typeof businessArea>

/**
 * Schema of a business area in a tree, for pickers. Nodes name the one above by `parentId`, so a tree is a list of them or
 * a source that answers the children of one.
 */
export const businessAreaNode = businessArea.schema.pick({
  id: true,
  code: true,
  name: true,
  description: true,
  parentId: true,
  order: true,
  status: true,
})

/** A business area in a tree. */
export type BusinessAreaNode = z.infer<typeof businessAreaNode>

/** The endpoints of business areas, under `/processes/business-areas`. */
export const businessAreaEndpoints = treeEndpoints({ ...businessArea, node: businessAreaNode })
