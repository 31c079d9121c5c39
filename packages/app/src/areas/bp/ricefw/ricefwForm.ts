import { ricefwInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = ricefwInput

/** What the object page of a RICEFW item edits, checked by the contract's own rules. */
export const ricefwForm = defineForm(
  z.object({
    ricefwId: shape.ricefwId,
    name: shape.name,
    type: shape.type,
    status: shape.status.unwrap(),
    priority: shape.priority.unwrap(),
    complexity: shape.complexity.unwrap(),
    module: shape.module.unwrap(),
    wbs: shape.wbs.unwrap(),
    processId: shape.processId.unwrap(),
    functionalOwnerId: shape.functionalOwnerId.unwrap(),
    technicalOwnerId: shape.technicalOwnerId.unwrap(),
    estimateHours: shape.estimateHours.unwrap(),
    actualHours: shape.actualHours.unwrap(),
    transport: shape.transport.unwrap(),
  }),
  {
    ricefwId: '',
    name: '',
    type: 'Report',
    status: 'identified',
    priority: 'medium',
    complexity: 'medium',
    module: '',
    wbs: '',
    processId: null,
    functionalOwnerId: null,
    technicalOwnerId: null,
    estimateHours: 0,
    actualHours: 0,
    transport: '',
  },
)
