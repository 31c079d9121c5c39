import { accountableOnce, processInput, processRaci } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = processInput

/** What the object page of a process edits, checked by the contract's own rules. */
export const processForm = defineForm(
  z.object({
    name: shape.name,
    code: shape.code,
    parentId: shape.parentId.unwrap(),
    class: shape.class.unwrap(),
    status: shape.status.unwrap(),
    description: shape.description.unwrap(),
    ownerId: shape.ownerId.unwrap(),
    variantOfId: shape.variantOfId.unwrap(),
    inputs: shape.inputs.unwrap(),
    outputs: shape.outputs.unwrap(),
    kpis: shape.kpis.unwrap(),
    raci: z.array(processRaci).max(50).refine(accountableOnce, 'oneAccountable'),
    tags: shape.tags.unwrap(),
  }),
  {
    name: '',
    code: '',
    parentId: null,
    class: 'core',
    status: 'PLANNED',
    description: '',
    ownerId: null,
    variantOfId: null,
    inputs: [],
    outputs: [],
    kpis: [],
    raci: [],
    tags: [],
  },
)
