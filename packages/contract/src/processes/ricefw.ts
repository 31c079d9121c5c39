import * as z from 'zod'

import { entity, givenByServer, person, reference, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'

/** The six kinds of development that the letters of RICEFW stand for. */
export const ricefwTypes = ['Report', 'Interface', 'Conversion', 'Enhancement', 'Form', 'Workflow'] as const

/** How far a RICEFW item is, in the order of the work. */
export const ricefwStatuses = [
  'identified',
  'functional spec',
  'technical spec',
  'build',
  'unit test',
  'UAT',
  'done',
] as const

/** How much work a RICEFW item is expected to be. */
export const ricefwComplexities = ['low', 'medium', 'high', 'very high'] as const

/** How urgent a RICEFW item is. */
export const ricefwPriorities = ['low', 'medium', 'high', 'critical'] as const

const hours = z.number().min(0).max(100_000)

/** A development object of an ERP programme. Source: the domain model, Ricefw. */
export const ricefw = z.object({
  ...entity.shape,
  /** The number people call it by, unique in the organisation, such as RPT-0012. */
  ricefwId: z.string().trim().min(1).max(40),
  /** Number in the work breakdown structure, such as 1.3.2. */
  wbs: z.string().max(40),
  name: z.string().trim().min(1).max(200),
  type: z.enum(ricefwTypes),
  /** What a field that refers to this item stores, as JSON text: its `id` under the name `ricefw`. */
  ricefwInfo: z.object({ ricefw: z.string().max(64) }),
  /** Module of the ERP system, such as SD. */
  module: z.string().max(20),
  complexity: z.enum(ricefwComplexities),
  priority: z.enum(ricefwPriorities),
  status: z.enum(ricefwStatuses),
  /** Id of the process that it belongs to. */
  processId: reference,
  /** The names of the processes it belongs to, from the top down, added by the server. */
  processPath: z.array(z.string().max(200)).max(10),
  functionalOwnerId: reference,
  /** The label of `functionalOwnerId`, added by the server. */
  functionalOwner: person,
  technicalOwnerId: reference,
  /** The label of `technicalOwnerId`, added by the server. */
  technicalOwner: person,
  estimateHours: hours,
  actualHours: hours,
  /** Number of the transport request, such as DEVK900123; empty before there is one. */
  transport: z.string().max(20),
  sourceSystemId: reference,
  targetSystemId: reference,
})

/** A RICEFW item as the server stores and answers it. */
export type Ricefw = z.infer<typeof ricefw>

/** Schema of a RICEFW item in lists and pickers. */
export const ricefwRow = ricefw.pick({
  id: true,
  ricefwId: true,
  wbs: true,
  name: true,
  type: true,
  ricefwInfo: true,
  module: true,
  complexity: true,
  priority: true,
  status: true,
  processPath: true,
})

/** A RICEFW item in lists and pickers. */
export type RicefwRow = z.infer<typeof ricefwRow>

/** The columns a list of RICEFW items can be sorted by. */
export const ricefwSortColumns = [
  'id',
  'ricefwId',
  'wbs',
  'name',
  'type',
  'module',
  'complexity',
  'priority',
  'status',
  'processPath',
  'functionalOwner',
  'technicalOwner',
  'estimateHours',
  'actualHours',
  'transport',
  ...stampColumns,
] as const

/** The columns of a list of RICEFW items that hold numbers or dates: their filter takes `from..to` as well. */
export const ricefwRangeColumns = ['estimateHours', 'actualHours', ...stampRangeColumns] as const

/** The columns a list of RICEFW items can be filtered by. */
export const ricefwFilterColumns = [
  'id',
  'ricefwId',
  'wbs',
  'type',
  'module',
  'complexity',
  'priority',
  'status',
  'processId',
  'functionalOwner',
  'technicalOwner',
  'transport',
  'createdBy',
  'changedBy',
  ...ricefwRangeColumns,
] as const

/** What an update of a RICEFW item may change: absent fields stay as they are. */
export const ricefwPatch = ricefw
  .omit({ ...givenByServer, ricefwInfo: true, processPath: true, functionalOwner: true, technicalOwner: true })
  .partial()

/** The fields an update of a RICEFW item changes. */
export type RicefwPatch = z.infer<typeof ricefwPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const ricefwInput = ricefwPatch.extend(ricefw.pick({ ricefwId: true, name: true, type: true }).shape)

/** What a user may set on a new one. */
export type RicefwInput = z.infer<typeof ricefwInput>

/** What the endpoints of RICEFW items are made of. */
export const ricefwParts = entityParts({
  kind: 'ricefws',
  path: '/processes/ricefws',
  tag: 'Processes',
  one: 'a RICEFW item',
  many: 'RICEFW items',
  schema: ricefw,
  input: ricefwInput,
  patch: ricefwPatch,
  sort: ricefwSortColumns,
  filter: ricefwFilterColumns,
  ranges: ricefwRangeColumns,
})

/** The endpoints of RICEFW items, under `/processes/ricefws`. */
export const ricefwEndpoints = entityEndpoints(ricefwParts)
