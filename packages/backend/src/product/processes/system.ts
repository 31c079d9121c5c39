import { type System, system } from '@embpm/contract/system'

import { phasesClash } from '../entity/clashes.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { takenBy } from '../entity/refusals.js'
import { rowIndex } from '../entity/rowIndex.js'
import { allSamples, turn } from '../entity/seeding.js'
import { refuse } from '../organisation/refuse.js'
import { systemSamples } from './system.data.js'

/** The systems. The phases of a life are in order, and a system without clients is the only one of its name. */
export const systemTable = entityTable({
  name: 'system',
  prefix: 'SYS',
  entity: system,
  asLabel: ({ id, sid }) => ({ id, sid }),
  admit(entity, { draft }) {
    refuse(phasesClash(entity))
    const same = draft.where('sid', entity.sid).find(({ id, client }) => id !== entity.id && client === entity.client)
    if (same) throw takenBy('sid', same.id)
  },
  seeds: (organisationId) =>
    allSamples(organisationId, {
      prefix: 'SYS',
      full: systemSamples.length,
      make: ({ index }) => turn(systemSamples, index),
    }),
})

const bySid = rowIndex<System>(({ sid }) => [sid])

/** Finds systems by the text that names them; of several clients the first. */
export async function systemsBySid(caller: Caller): Promise<(sid: string) => System | undefined> {
  const index = bySid(await systemTable.all(caller))
  return (sid) => index.get(sid)?.[0]
}

/** The handlers of systems. */
export const systems = entityHandlers(system.endpoints, systemTable)
