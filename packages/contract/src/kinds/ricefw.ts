import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, computed, day, labelOf, number, personOf, reference, text, wbs } from '../common/fields.js'
import { systemLabel } from './system.js'

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

/** A development object of an ERP programme. Source: the domain model, Ricefw. */
export const ricefw = entityOf({
  kind: 'ricefws',
  family: 'processes',
  path: '/processes/ricefws',
  tag: 'Processes',
  one: 'a RICEFW item',
  many: 'RICEFW items',
  key: ['ricefwId'],
  nameOf: ({ ricefwId, name }) => `${ricefwId} ${name}`,
  fields: {
    /** The number people call it by, unique in the organisation, such as RPT-0012. */
    ricefwId: text(40).required().sort().filter().search(),
    /** Number in the work breakdown structure, such as 1.3.2. */
    wbs: wbs().sort().filter().search().bulk(),
    name: text(200).required().sort().search(),
    type: choice(ricefwTypes, 'ricefwType').required().sort().filter().search(),
    /** What a field that refers to this item stores, as JSON text: its `ricefwId` under the name `ricefw`. */
    ricefwInfo: computed(z.object({ ricefw: z.string().check(z.maxLength(64)) }), { ricefw: '' }),
    /** Module of the ERP system, such as SD. */
    module: text(20).sort().filter().search().bulk(),
    complexity: choice(ricefwComplexities, 'level').default('medium').sort().filter().bulk(),
    priority: choice(ricefwPriorities, 'level').default('medium').sort().filter().bulk(),
    status: choice(ricefwStatuses, 'ricefwStatus').sort().filter().search().bulk(),
    /** The process that it belongs to. */
    processId: reference('processes').filter().bulk(),
    /** The names of the processes it belongs to, from the top down. */
    processPath: computed(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10)), [])
      .sort()
      .search(),
    /** The part of the business that it belongs to. */
    areaId: reference('businessAreas').filter().bulk(),
    area: codedOf('areaId').sort().filter(),
    /** What asks for it. */
    requirementId: reference('requirements').filter().bulk(),
    requirement: codedOf('requirementId').sort().filter(),
    functionalOwnerId: reference('people').filter().bulk(),
    functionalOwner: personOf('functionalOwnerId').sort().filter(),
    technicalOwnerId: reference('people').filter().bulk(),
    technicalOwner: personOf('technicalOwnerId').sort().filter(),
    estimateHours: number(0, 100_000).sort().filter().bulk(),
    actualHours: number(0, 100_000).sort().filter(),
    /** The day by which it has to be done. */
    dueDate: day().sort().filter().bulk(),
    /** Number of the transport request, such as DEVK900123; empty before there is one. */
    transport: text(20).sort().filter().search().bulk(),
    sourceSystemId: reference('systems').filter().bulk(),
    sourceSystem: labelOf('sourceSystemId', systemLabel).sort().filter(),
    targetSystemId: reference('systems').filter().bulk(),
    targetSystem: labelOf('targetSystemId', systemLabel).sort().filter(),
  },
})

/** A RICEFW item as the server stores and answers it. */
export type Ricefw = EntityOf<typeof ricefw>

/** Schema of a RICEFW item in lists and pickers. */
export const ricefwRow = z.pick(ricefw.schema, {
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
