import { dataElementInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = dataElementInput

/** What the object page of a data element edits, checked by the contract's own rules. */
export const elementForm = defineForm(
  z.object({
    rollName: shape.rollName,
    description: shape.description.unwrap(),
    domain: shape.domain.unwrap(),
    type: shape.type,
    length: shape.length.unwrap(),
    decimals: shape.decimals.unwrap(),
    heading: shape.heading.unwrap(),
    shortLabel: shape.shortLabel.unwrap(),
    mediumLabel: shape.mediumLabel.unwrap(),
    longLabel: shape.longLabel.unwrap(),
    searchHelp: shape.searchHelp.unwrap(),
  }),
  {
    rollName: '',
    description: '',
    domain: '',
    type: 'CHAR',
    length: 10,
    decimals: 0,
    heading: '',
    shortLabel: '',
    mediumLabel: '',
    longLabel: '',
    searchHelp: '',
  },
)
