import { businessDomainInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = businessDomainInput

/** What the object page of a business domain edits, checked by the contract's own rules. */
export const businessDomainForm = defineForm(
  z.object({
    name: shape.name,
    code: shape.code,
    parentId: shape.parentId.unwrap(),
    ownerId: shape.ownerId.unwrap(),
    description: shape.description.unwrap(),
    tags: shape.tags.unwrap(),
  }),
  { name: '', code: '', parentId: null, ownerId: null, description: '', tags: [] },
)
