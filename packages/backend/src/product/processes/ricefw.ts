import { ricefw } from '@embpm/contract/ricefw'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { processTable } from './process.js'
// Enters the table that the samples refer to.
import './requirement.js'
import { ricefwFixtures } from './ricefw.fixtures.js'

/** The RICEFW items. */
export const ricefwTable = entityTable({
  name: 'ricefw',
  prefix: 'RIC',
  entity: ricefw,
  derive: (entity) => ({ ...entity, ricefwInfo: { ricefw: entity.ricefwId } }),
  labels: async (caller) => {
    const pathOf = await processTable.namesAbove(caller)
    return (entity) => ({ ...entity, processPath: pathOf(entity.processId) })
  },
  seeds: ricefwFixtures,
})

/** The handlers of RICEFW items. */
export const ricefws = entityHandlers(ricefw.endpoints, ricefwTable)
