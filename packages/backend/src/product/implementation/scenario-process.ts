import { scenarioProcess } from '@embpm/contract/scenario-process'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { codedOf, pick, samplesOf, seedRows, turn } from '../entity/seeding.js'
import { processVariants } from '../processes/process.data.js'

/** Processes of one scenario. */
const each = 10

/** The processes of the scenarios in their sequence. */
export const scenarioProcessTable = entityTable({
  name: 'scenario-process',
  prefix: 'SP',
  entity: scenarioProcess,
  seeds: (organisationId) => {
    const scenarios = samplesOf('scenarios', organisationId).list
    const processes = samplesOf('processes', organisationId).list
    const chosen = processes.filter(({ level }) => level === 3 || level === 4)
    return seedRows(organisationId, {
      prefix: 'SP',
      full: 10_000,
      make: ({ index, random }) => {
        const scenario = turn(scenarios, Math.floor(index / each))
        const process = turn(chosen, Math.floor(index / each) * 37 + (index % each))
        return {
          scenarioId: scenario.id,
          scenario: codedOf(scenario),
          processId: process.id,
          process: codedOf(process),
          sequence: (index % each) + 1,
          variant: random() < 0.3 ? pick(processVariants, random(), '') : '',
        }
      },
    })
  },
})

/** The handlers of the processes of scenarios. */
export const scenarioProcesses = entityHandlers(scenarioProcess.endpoints, scenarioProcessTable)
