import * as z from 'zod/mini'

import { type EntityOf, treeOf } from '../common/entityOf.js'
import { codedTree, lifecycle, personOf, reference } from '../common/fields.js'

/** A part of the business that processes, requirements and RICEFW items belong to. Source: the domain model, BusinessArea. */
export const businessArea = treeOf({
  kind: 'businessAreas',
  family: 'processes',
  path: '/processes/business-areas',
  tag: 'Processes',
  one: 'a business area',
  many: 'business areas',
  key: ['code'],
  node: ['code', 'name', 'description', 'status', 'lockVersion'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Its `code` is such as 1200. */
    ...codedTree('businessAreas'),
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
export const businessAreaNode = z.omit(businessArea.node, { lockVersion: true })

/** A business area in a tree. */
export type BusinessAreaNode = z.infer<typeof businessAreaNode>
