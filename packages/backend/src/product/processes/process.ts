import { processLevels, process } from '@embpm/contract/process'

import { treeHandlers } from '../tree/treeHandlers.js'
import { treeTable } from '../tree/treeTable.js'
import { processFixtures } from './process.fixtures.js'
import { stepsUsing, usedBySteps } from './stepsUsing.js'

/** The processes, on six levels. */
export const processTable = treeTable({
  name: 'process',
  prefix: 'PRC',
  entity: process,
  deepest: processLevels.length,
  withLevel: (entity, level) => ({ ...entity, level }),
  usedBy: stepsUsing,
  uses: ({ id }, caller) => usedBySteps(id, caller),
  seeds: processFixtures,
})

/** The handlers of processes. */
export const processes = treeHandlers(process.endpoints, processTable)
