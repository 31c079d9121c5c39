import { visitorOf } from '@embpm/contract'
import { archive as contract } from '@embpm/contract/organisation-archive'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { withWriting } from '../entity/withAccess.js'
import { inOrganisation } from '../administration/organisation.js'
import { organisationRecordTable } from '../administration/organisationRecordTable.js'
import { exportArchive } from './exportArchive.js'
import { importArchive } from './importArchive.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation).use(withWriting('administration'))

/**
 * The request as one in the organisation with this record. Who administers one organisation finds no other; who administers the
 * installation is in each of them what they are everywhere.
 */
async function callerIn(id: string, caller: Caller) {
  const { organisationId, plan, title } = await organisationRecordTable.get(id, caller)
  const { roles } = organisationId === caller.organisationId ? caller.visitor : { roles: [] }
  const visitor = visitorOf(caller.user, { plan, roles: [...roles] })
  return { title, caller: { ...caller, organisationId, visitor } }
}

/** The handlers of archives. */
export const archive: Router<typeof contract, Context> = {
  export: on.export.handler(async ({ input: { id, samples }, context }) => {
    const { title, caller } = await callerIn(id, context)
    return exportArchive({ title, samples }, caller)
  }),
  import: on.import.handler(async ({ input: { id, mode, archive: value }, context }) => {
    const { caller } = await callerIn(id, context)
    return importArchive(value, mode, caller)
  }),
}
