import { contract, type Process, processLevels, processParts } from '@embpm/contract'

import { ownerLabel } from '../administration/ownerLabel.js'
import { treeHandlers } from '../tree/treeHandlers.js'
import { treeTable } from '../tree/treeTable.js'
import { processFixtures } from './process.fixtures.js'

/** The processes, on six levels. */
export const processTable = treeTable<Process>({
  name: 'process',
  prefix: 'PRC',
  parts: processParts,
  label: ({ code, name }) => `${code} ${name}`,
  searchColumns: ['code', 'name', 'description', 'owner'],
  unique: ['code'],
  deepest: processLevels.length,
  withLevel: (entity, level) => ({ ...entity, level }),
  blank: {
    description: '',
    level: 1,
    parentId: null,
    variantOfId: null,
    order: 0,
    class: 'core',
    ownerId: null,
    owner: null,
    status: 'PLANNED',
    inputs: [],
    outputs: [],
    kpis: [],
    raci: [],
  },
  refers: { parentId: 'processes', variantOfId: 'processes', ownerId: 'users' },
  labels: ownerLabel,
  seeds: processFixtures,
})

/** The handlers of processes. */
export const processes = treeHandlers(contract.processes.processes, processTable)
