import type { Entity, EntityEndpoints } from '@embpm/contract'
import { implement } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { EntityTable } from './entityTable.js'
import { withRole } from './withRole.js'

/** Options of {@link entityHandlers}. */
export interface EntityHandlersOptions {
  /** Role that a user needs for them. Default: none. */
  role?: 'ADM' | 'CON'
}

/** The handlers of the endpoints that every kind of entity has, over its table. */
export function entityHandlers<E extends Entity, I extends object, P extends object, C extends string>(
  endpoints: EntityEndpoints<E, I, P, C>,
  table: EntityTable<E>,
  { role }: EntityHandlersOptions = {},
) {
  const on = implement(endpoints).$context<Context>().use(signedIn).use(inOrganisation).use(withRole(role))
  return {
    list: on.list.handler(({ input, context }) => table.list(input, context)),
    values: on.values.handler(({ input, context }) => table.values(input.column, context)),
    resolve: on.resolve.handler(({ input, context }) => table.resolve(input.ids, context)),
    get: on.get.handler(({ input, context }) => table.get(input.id, context)),
    create: on.create.handler(({ input, context }) => table.create(input.fields, context)),
    update: on.update.handler(({ input, context }) => table.update(input, context)),
    remove: on.remove.handler(({ input, context }) => table.remove(input, context)),
    restore: on.restore.handler(({ input, context }) => table.restore(input.id, context)),
    history: on.history.handler(({ input, context }) => table.history(input.id, context)),
    uses: on.uses.handler(({ input, context }) => table.uses(input.id, context)),
    updateMany: on.updateMany.handler(({ input, context }) => table.updateMany(input.entities, context)),
    removeMany: on.removeMany.handler(({ input, context }) => table.removeMany(input.ids, context)),
    restoreMany: on.restoreMany.handler(({ input, context }) => table.restoreMany(input.ids, context)),
    importRows: on.importRows.handler(({ input, context }) => table.importRows(input, context)),
  }
}
