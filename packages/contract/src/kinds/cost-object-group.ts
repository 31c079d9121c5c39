import type * as z from 'zod/mini'

import { type EntityOf, treeOf } from '../common/entityOf.js'
import { codedTree } from '../common/fields.js'

/** A group of cost objects, and of groups. Source: the specification's costObjectGroup and costObjectGroupText. */
export const costObjectGroup = treeOf({
  kind: 'costObjectGroups',
  family: 'processes',
  path: '/processes/cost-object-groups',
  tag: 'Processes',
  one: 'a group of cost objects',
  many: 'groups of cost objects',
  key: ['code'],
  node: ['code', 'name', 'description', 'lockVersion'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Its `code` is such as G-PROD. */
    ...codedTree('costObjectGroups'),
  },
})

/** One as the server stores and answers it. */
export type CostObjectGroup = EntityOf<typeof costObjectGroup>

/** One in a tree. */
export type CostObjectGroupNode = z.infer<typeof costObjectGroup.node>
