import { scenarioProcess } from '@embpm/contract/scenario-process'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { codedOf, idOf, personOf, pick, samplesOf, seedRows, somebody, turn } from '../entity/seeding.js'
import { refuse } from '../organisation/refuse.js'
import { processVariants } from '../processes/process.data.js'
import { waitingClash } from './waitingClash.js'

/** Processes of one scenario. */
const each = 10

/** The processes of the scenarios in their sequence. */
export const scenarioProcessTable = entityTable({
  name: 'scenario-process',
  prefix: 'SP',
  entity: scenarioProcess,
  asLabel: ({ id, scenario, sequence, process }) => ({
    id,
    code: `${scenario?.code ?? ''} ${sequence}`.trim(),
    name: process?.name ?? '',
  }),
  refers: { predecessors: { kind: 'scenarioProcesses', texts: ({ predecessors }) => predecessors } },
  derive: (one, { draft }) => ({
    ...one,
    // What it waits for is of the same scenario: what was deleted or went to another one is waited for no longer.
    predecessors: one.predecessors.filter((id) => draft.get(id)?.scenarioId === one.scenarioId),
  }),
  admit: (one, { draft }) => refuse(waitingClash([...draft.where('scenarioId', one.scenarioId), one])),
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
        const variant = random() < 0.3 ? pick(processVariants, random(), '') : ''
        const testerId = random() < 0.6 ? somebody(random) : null
        return {
          scenarioId: scenario.id,
          scenario: codedOf(scenario),
          projectId: scenario.projectId,
          project: scenario.project,
          processId: process.id,
          process: codedOf(process),
          sequence: (index % each) + 1,
          variant,
          // Most wait for the one before them.
          predecessors: index % each > 0 && random() < 0.6 ? [idOf('SP', index)] : [],
          minutes: 5 + 5 * Math.floor(random() * 10),
          testerId,
          tester: personOf(testerId),
        }
      },
    })
  },
})

/** The handlers of the processes of scenarios. */
export const scenarioProcesses = entityHandlers(scenarioProcess.endpoints, scenarioProcessTable)
