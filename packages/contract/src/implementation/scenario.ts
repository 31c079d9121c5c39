import * as z from 'zod'

import {
  entity,
  givenByServer,
  lifecycle,
  person,
  reference,
  stampColumns,
  stampRangeColumns,
} from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'

/** What a scenario tests. */
export const scenarioTypes = ['unit', 'SIT', 'UAT', 'regression'] as const

/** A chain of processes that is tested together. Source: the domain model, Scenario. */
export const scenario = z.object({
  ...entity.shape,
  /** Short key, unique in the organisation, such as SC-0012. */
  code: z.string().trim().min(1).max(40),
  name: z.string().trim().min(1).max(200),
  type: z.enum(scenarioTypes),
  /** The release it belongs to, such as 2026.1. */
  release: z.string().max(40),
  /** Id of the person who answers for it, `null` while there is none. */
  ownerId: reference,
  /** The label of `ownerId`, added by the server. */
  owner: person,
  /** One of the seven statuses of the status circle. */
  status: lifecycle,
})

/** A scenario as the server stores and answers it. */
export type Scenario = z.infer<typeof scenario>

/** The columns a list of scenarios can be sorted by. */
export const scenarioSortColumns = [
  'id',
  'code',
  'name',
  'type',
  'release',
  'owner',
  'status',
  ...stampColumns,
] as const

/** The columns of a list of scenarios that hold numbers or dates: their filter takes `from..to` as well. */
export const scenarioRangeColumns = [...stampRangeColumns] as const

/** The columns a list of scenarios can be filtered by. */
export const scenarioFilterColumns = [
  'id',
  'code',
  'type',
  'release',
  'owner',
  'status',
  'createdBy',
  'changedBy',
  ...scenarioRangeColumns,
] as const

/** What an update of a scenario may change: absent fields stay as they are. */
export const scenarioPatch = scenario.omit({ ...givenByServer, owner: true }).partial()

/** The fields an update of a scenario changes. */
export type ScenarioPatch = z.infer<typeof scenarioPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const scenarioInput = scenarioPatch.extend(scenario.pick({ code: true, name: true }).shape)

/** What a user may set on a new one. */
export type ScenarioInput = z.infer<typeof scenarioInput>

/** What the endpoints of scenarios are made of. */
export const scenarioParts = entityParts({
  kind: 'scenarios',
  path: '/implementation/scenarios',
  tag: 'Implementation',
  one: 'a scenario',
  many: 'scenarios',
  schema: scenario,
  input: scenarioInput,
  patch: scenarioPatch,
  sort: scenarioSortColumns,
  filter: scenarioFilterColumns,
  ranges: scenarioRangeColumns,
})

/** The endpoints of scenarios, under `/implementation/scenarios`. */
export const scenarioEndpoints = entityEndpoints(scenarioParts)
