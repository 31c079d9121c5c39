import { operationOrderInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = operationOrderInput

/** What the object page of an operation order edits, checked by the contract's own rules; it ends on or after its first day. */
export const operationOrderForm = defineForm(
  z
    .object({
      title: shape.title,
      type: shape.type.unwrap(),
      status: shape.status.unwrap(),
      priority: shape.priority.unwrap(),
      description: shape.description.unwrap(),
      areaId: shape.areaId.unwrap(),
      domainId: shape.domainId.unwrap(),
      responsibleId: shape.responsibleId.unwrap(),
      costObjectId: shape.costObjectId.unwrap(),
      plannedStart: shape.plannedStart.unwrap(),
      plannedEnd: shape.plannedEnd.unwrap(),
      operationInterval: shape.operationInterval.unwrap(),
      intervals: shape.intervals.unwrap(),
    })
    .refine(({ plannedStart, plannedEnd }) => !plannedStart || !plannedEnd || plannedStart <= plannedEnd, {
      path: ['plannedEnd'],
      error: 'endBeforeStart',
    }),
  {
    title: '',
    type: 'recurring',
    status: 'draft',
    priority: 'medium',
    description: '',
    areaId: null,
    domainId: null,
    responsibleId: null,
    costObjectId: null,
    plannedStart: null,
    plannedEnd: null,
    // Months, weeks and days fit it: whatever a planner chooses first, nothing is refused.
    operationInterval: 'IRREGULAR',
    intervals: [],
  },
)
