import { firstOutOfOrder } from '@embpm/contract'
import { type System, system, systemPhases } from '@embpm/contract/system'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { clashingWith, takenBy } from '../entity/refusals.js'
import { rowIndex } from '../entity/rowIndex.js'
import { seedRows, seedShare, turn } from '../entity/seeding.js'
import { systemSamples } from './system.data.js'

/** The systems. The phases of a life are in order, and a system without clients is the only one of its name. */
export const systemTable = entityTable({
  name: 'system',
  prefix: 'SYS',
  entity: system,
  asLabel: ({ id, sid }) => ({ id, sid }),
  admit(entity, { draft }) {
    const wrong = firstOutOfOrder(systemPhases, entity)
    const day = wrong && entity[wrong]
    if (day) throw clashingWith({ rule: 'phases', field: wrong, validFrom: day, validTo: day, name: '' })
    const same = draft.where('sid', entity.sid).find(({ id, client }) => id !== entity.id && client === entity.client)
    if (same) throw takenBy('sid', same.id)
  },
  seeds: (organisationId) => {
    const { share = 0 } = seedShare(organisationId) ?? {}
    return seedRows(organisationId, {
      prefix: 'SYS',
      // Every organisation that has anything has all systems.
      full: share === 0 ? 0 : Math.floor(systemSamples.length / share),
      make: ({ index }) => turn(systemSamples, index),
    })
  },
})

const bySid = rowIndex<System>(({ sid }) => [sid])

/** Finds systems by the text that names them; of several clients the first. */
export async function systemsBySid(caller: Caller): Promise<(sid: string) => System | undefined> {
  const index = bySid(await systemTable.all(caller))
  return (sid) => index.get(sid)?.[0]
}

/** The handlers of systems. */
export const systems = entityHandlers(system.endpoints, systemTable)
