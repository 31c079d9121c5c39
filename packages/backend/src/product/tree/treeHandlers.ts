import type { Entity, TreeEndpoints, TreeNode } from '@embpm/contract'
import { implement } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import { entityHandlers } from '../entity/entityHandlers.js'
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
  return {
    ...entityHandlers(endpoints, table),
    children: on.children.handler(({ input, context }) => table.children(input.parentId, context)),
    find: on.find.handler(({ input, context }) => table.find(input, context)),
    paths: on.paths.handler(({ input, context }) => table.paths(input.ids, context)),
    move: on.move.handler(({ input, context }) => table.move(input, context)),
  }
}
