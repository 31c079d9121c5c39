import * as z from 'zod'

import { coded, entity, givenByServer, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'

/** A process in the sequence of a scenario. Source: the domain model, ScenarioProcess. */
export const scenarioProcess = z.object({
  ...entity.shape,
  scenarioId: z.string().min(1).max(64),
  /** The label of `scenarioId`, added by the server. */
  scenario: coded,
  processId: z.string().min(1).max(64),
  /** The label of `processId`, added by the server. */
  process: coded,
  /** Place in the scenario, from 1. */
  sequence: z.int().min(1).max(9999),
  /** What is special about the process here, such as Export; empty when nothing is. */
  variant: z.string().max(100),
})

/** A process of a scenario as the server stores and answers it. */
export type ScenarioProcess = z.infer<typeof scenarioProcess>

/**
 * The columns a list of processes of scenarios can be sorted by. `scenario` and `process` are their names, `scenarioCode` and
 * `processCode` their codes.
 */
export const scenarioProcessSortColumns = [
  'id',
  'scenarioCode',
  'scenario',
  'processCode',
  'process',
  'sequence',
  'variant',
  ...stampColumns,
] as const

/** The columns of a list of processes of scenarios that hold numbers or dates: their filter takes `from..to` as well. */
export const scenarioProcessRangeColumns = ['sequence', ...stampRangeColumns] as const

/** The columns a list of processes of scenarios can be filtered by. */
export const scenarioProcessFilterColumns = [
  'id',
  'scenarioId',
  'scenarioCode',
  'scenario',
  'processId',
  'processCode',
  'process',
  'variant',
  'createdBy',
  'changedBy',
  ...scenarioProcessRangeColumns,
] as const

/** What an update of a process of a scenario may change: absent fields stay as they are. */
export const scenarioProcessPatch = scenarioProcess.omit({ ...givenByServer, scenario: true, process: true }).partial()

/** The fields an update of a process of a scenario changes. */
export type ScenarioProcessPatch = z.infer<typeof scenarioProcessPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const scenarioProcessInput = scenarioProcessPatch.extend(
  scenarioProcess.pick({ scenarioId: true, processId: true }).shape,
)

/** What a user may set on a new one. */
export type ScenarioProcessInput = z.infer<typeof scenarioProcessInput>

/** What the endpoints of processes of scenarios are made of. */
export const scenarioProcessParts = entityParts({
  kind: 'scenarioProcesses',
  path: '/implementation/scenario-processes',
  tag: 'Implementation',
  one: 'a process of a scenario',
  many: 'processes of scenarios',
  schema: scenarioProcess,
  input: scenarioProcessInput,
  patch: scenarioProcessPatch,
  sort: scenarioProcessSortColumns,
  filter: scenarioProcessFilterColumns,
  ranges: scenarioProcessRangeColumns,
})

/** The endpoints of processes of scenarios, under `/implementation/scenario-processes`. */
export const scenarioProcessEndpoints = entityEndpoints(scenarioProcessParts)
