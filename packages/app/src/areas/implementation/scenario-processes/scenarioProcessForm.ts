import { scenarioProcessInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = scenarioProcessInput

/** What the object page of a process of a scenario edits, checked by the contract's own rules. */
export const scenarioProcessForm = defineForm(
  z.object({
    scenarioId: shape.scenarioId,
    processId: shape.processId,
    sequence: shape.sequence.unwrap(),
    variant: shape.variant.unwrap(),
  }),
  { scenarioId: '', processId: '', sequence: 1, variant: '' },
)
