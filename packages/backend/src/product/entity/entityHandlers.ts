import type { Entity, EntityEndpoints } from '@embpm/contract'
import { implement } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { EntityTable } from './entityTable.js'
import { knownTables } from './knownTables.js'
import { withReading, withWriting } from './withAccess.js'

/** The handlers of the endpoints that every kind of entity has, over its table: for those who may read and write the kind. */
export function entityHandlers<E extends Entity, I extends object, P extends object, C extends string>(
  endpoints: EntityEndpoints<E, I, P, C>,
  table: EntityTable<E>,
) {
  const on = implement(endpoints).$context<Context>().use(signedIn).use(inOrganisation)
  const read = on.use(withReading(() => knownTables.readersOf(table.kind)))
  const write = on.use(withWriting(table.family))
  return {
    list: read.list.handler(({ input, context }) => table.list(input, context)),
    values: read.values.handler(({ input, context }) => table.values(input, context)),
    sums: read.sums.handler(({ input, context }) => table.sums(input, context)),
    resolve: read.resolve.handler(({ input, context }) => table.resolve(input.ids, context)),
    names: read.names.handler(({ input, context }) => table.names(input.keys, input.by ?? 'id', context)),
    get: read.get.handler(({ input, context }) => table.get(input.id, context)),
    create: write.create.handler(({ input, context }) => table.create(input.fields, context)),
    update: write.update.handler(({ input, context }) => table.update(input, context)),
    remove: write.remove.handler(({ input, context }) => table.remove(input, context)),
    restore: write.restore.handler(({ input, context }) => table.restore(input.id, context)),
    history: read.history.handler(({ input, context }) => table.history(input.id, context)),
    uses: read.uses.handler(({ input, context }) => table.uses(input.id, context)),
    updateMany: write.updateMany.handler(({ input, context }) => table.updateMany(input.entities, context)),
    removeMany: write.removeMany.handler(({ input, context }) => table.removeMany(input.ids, context)),
    restoreMany: write.restoreMany.handler(({ input, context }) => table.restoreMany(input.ids, context)),
    importRows: write.importRows.handler(({ input, context }) => table.importRows(input, context)),
  }
}
