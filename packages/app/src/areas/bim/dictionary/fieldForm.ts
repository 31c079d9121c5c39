import { dataFieldInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = dataFieldInput

/** What the object page of a field edits, checked by the contract's own rules. */
export const fieldForm = defineForm(
  z.object({
    tableId: shape.tableId,
    fieldName: shape.fieldName,
    position: shape.position.unwrap(),
    isKey: shape.isKey.unwrap(),
    mandatory: shape.mandatory.unwrap(),
    dataElementId: shape.dataElementId.unwrap(),
    type: shape.type,
    length: shape.length.unwrap(),
    decimals: shape.decimals.unwrap(),
    description: shape.description.unwrap(),
    checkTable: shape.checkTable.unwrap(),
    refTable: shape.refTable.unwrap(),
    refField: shape.refField.unwrap(),
  }),
  {
    tableId: '',
    fieldName: '',
    position: 1,
    isKey: false,
    mandatory: false,
    dataElementId: null,
    type: 'CHAR',
    length: 10,
    decimals: 0,
    description: '',
    checkTable: '',
    refTable: '',
    refField: '',
  },
)
