import { configurationEntryInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../entity/EntityForm.js'
import { fitsType } from './fitsType.js'

const { shape } = configurationEntryInput

/** What the object page of a setting edits: the contract's own rules, and that the value can be read as its type. */
export const settingForm = defineForm(
  z
    .object({
      key: shape.key,
      type: shape.type.unwrap(),
      scope: shape.scope.unwrap(),
      secret: shape.secret.unwrap(),
      value: shape.value.unwrap(),
      description: shape.description.unwrap(),
    })
    .refine(({ type, value }) => fitsType(type, value), { error: 'settingType', path: ['value'] }),
  { key: '', type: 'text', scope: 'organisation', secret: false, value: '', description: '' },
)
