import { contract, type Ricefw, ricefwParts } from '@embpm/contract'

import { personsOf } from '../administration/personsOf.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { processTable } from './process.js'
import { ricefwFixtures } from './ricefw.fixtures.js'

/** The RICEFW items. */
export const ricefwTable = entityTable<Ricefw>({
  name: 'ricefw',
  prefix: 'RIC',
  parts: ricefwParts,
  label: ({ ricefwId, name }) => `${ricefwId} ${name}`,
  searchColumns: ['ricefwId', 'wbs', 'name', 'type', 'module', 'status', 'processPath', 'transport'],
  unique: ['ricefwId'],
  blank: {
    wbs: '',
    ricefwInfo: { ricefw: '' },
    module: '',
    complexity: 'medium',
    priority: 'medium',
    status: 'identified',
    processId: null,
    processPath: [],
    functionalOwnerId: null,
    functionalOwner: null,
    technicalOwnerId: null,
    technicalOwner: null,
    estimateHours: 0,
    actualHours: 0,
    transport: '',
    sourceSystemId: null,
    targetSystemId: null,
  },
  derive: (entity) => ({ ...entity, ricefwInfo: { ricefw: entity.id } }),
  refers: { processId: 'processes', functionalOwnerId: 'users', technicalOwnerId: 'users' },
  labels: async (caller) => {
    const [pathOf, person] = await Promise.all([processTable.namesAbove(caller), personsOf(caller)])
    return (entity) => ({
      ...entity,
      processPath: pathOf(entity.processId),
      functionalOwner: person(entity.functionalOwnerId),
      technicalOwner: person(entity.technicalOwnerId),
    })
  },
  seeds: ricefwFixtures,
})

/** The handlers of RICEFW items. */
export const ricefws = entityHandlers(contract.processes.ricefws, ricefwTable)
