import type { Entity, TreeEndpoints, TreeNode } from '@embpm/contract'
import { implement } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { knownTables } from '../entity/knownTables.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import type { TreeTable } from './treeTable.js'

/** The handlers of the endpoints of entities that form a tree, over their table. */
export function treeHandlers<
  E extends Entity & N,
  N extends TreeNode,
  I extends object,
  P extends object,
  C extends string,
>(endpoints: TreeEndpoints<E, N, I, P, C>, table: TreeTable<E>) {
  const on = implement(endpoints).$context<Context>().use(signedIn).use(inOrganisation)
  const read = on.use(withReading(() => knownTables.readersOf(table.kind)))
  const write = on.use(withWriting(table.family))
  return {
    ...entityHandlers(endpoints, table),
    children: read.children.handler(({ input, context }) => table.children(input.parentId, context)),
    find: read.find.handler(({ input, context }) => table.find(input, context)),
    paths: read.paths.handler(({ input, context }) => table.paths(input.ids, context)),
    move: write.move.handler(({ input, context }) => table.move(input, context)),
  }
}
