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
import { entityParts } from '../common/entityEndpoints.js'
import { treeEndpoints } from '../common/treeEndpoints.js'

/** What the six levels of processes are called, from the top down. */
export const processLevels = ['area', 'group', 'process', 'step', 'variant', 'executable'] as const

/** What a process does for the company. */
export const processClasses = ['core', 'management', 'support'] as const

/** A figure by which a process is measured. */
export const processKpi = z.object({
  name: z.string().trim().min(1).max(100),
  /** Such as days or %. */
  unit: z.string().max(20),
  target: z.number().nullable(),
  actual: z.number().nullable(),
})

/** A figure by which a process is measured. */
export type ProcessKpi = z.infer<typeof processKpi>

/** What somebody has to do with a process, by the letters of RACI. */
export const raciParts = ['R', 'A', 'C', 'I'] as const

/** Somebody who is responsible for a process, accountable, consulted or informed. */
export const processRaci = z.object({
  part: z.enum(raciParts),
  /** Id of the user. */
  personId: z.string().min(1).max(64),
})

/** Somebody who has to do with a process. */
export type ProcessRaci = z.infer<typeof processRaci>

/** Whether no more than one is accountable: where two are, nobody is. */
export const accountableOnce = (raci: readonly ProcessRaci[]): boolean =>
  raci.filter(({ part }) => part === 'A').length <= 1

const flows = z.array(z.string().trim().min(1).max(200)).max(50)

/** A process, on one of six levels. Source: the domain model, Process. */
export const process = z.object({
  ...entity.shape,
  /** Short key, unique in the organisation, such as O2C-20-10. */
  code: z.string().trim().min(1).max(40),
  name: z.string().trim().min(1).max(200),
  description: z.string().max(10_000),
  /** From 1 (area) to 6 (executable): one more than the level of the process above, given by the server. */
  level: z.int().min(1).max(processLevels.length),
  /** Id of the process above, `null` for an area. */
  parentId: reference,
  /** Id of the process that this one is a variant of, `null` for one that is none. */
  variantOfId: reference,
  /** Place among its siblings, from 0. */
  order: z.int().min(0),
  class: z.enum(processClasses),
  /** Id of the person who answers for it, `null` while there is none. */
  ownerId: reference,
  /** The label of `ownerId`, added by the server. */
  owner: person,
  /** One of the seven statuses of the status circle. */
  status: lifecycle,
  /** What it needs. */
  inputs: flows,
  /** What it makes. */
  outputs: flows,
  kpis: z.array(processKpi).max(50),
  /** Who does it, who answers for it, who is asked and who is told. */
  raci: z.array(processRaci).max(50).refine(accountableOnce, { error: 'Only one person can be accountable.' }),
})

/** A process as the server stores and answers it. */
export type Process = z.infer<typeof process>

/** Schema of a process in a tree. */
export const processNode = process.pick({
  id: true,
  code: true,
  name: true,
  level: true,
  parentId: true,
  variantOfId: true,
  order: true,
  class: true,
  owner: true,
  status: true,
  version: true,
})

/** A process in a tree. */
export type ProcessNode = z.infer<typeof processNode>

/** The columns a list of processes can be sorted by. */
export const processSortColumns = [
  'id',
  'code',
  'name',
  'description',
  'level',
  'class',
  'owner',
  'status',
  ...stampColumns,
] as const

/** The columns of a list of processes that hold numbers or dates: their filter takes `from..to` as well. */
export const processRangeColumns = ['level', ...stampRangeColumns] as const

/** The columns a list of processes can be filtered by. */
export const processFilterColumns = [
  'id',
  'code',
  'parentId',
  'variantOfId',
  'class',
  'owner',
  'status',
  'createdBy',
  'changedBy',
  ...processRangeColumns,
] as const

/** What an update of a process may change: absent fields stay as they are. */
export const processPatch = process.omit({ ...givenByServer, level: true, order: true, owner: true }).partial()

/** The fields an update of a process changes. */
export type ProcessPatch = z.infer<typeof processPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const processInput = processPatch.extend(process.pick({ code: true, name: true }).shape)

/** What a user may set on a new one. */
export type ProcessInput = z.infer<typeof processInput>

/** What the endpoints of processes are made of. */
export const processParts = entityParts({
  kind: 'processes',
  path: '/processes/processes',
  tag: 'Processes',
  one: 'a process',
  many: 'processes',
  schema: process,
  input: processInput,
  patch: processPatch,
  sort: processSortColumns,
  filter: processFilterColumns,
  ranges: processRangeColumns,
})

/** The endpoints of processes, under `/processes/processes`. */
export const processEndpoints = treeEndpoints({ ...processParts, node: processNode })
