import * as z from 'zod'

import { entity, givenByServer, reference, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'
import { dictionaryTypes } from './data-element.js'

/** One field of a table. Source: the domain model, DataField. */
export const dataField = z.object({
  ...entity.shape,
  /** Id of the table that it belongs to, of the dictionary or of the data model. */
  tableId: z.string().min(1).max(64),
  /** Technical name, such as VBELN. */
  fieldName: z.string().trim().min(1).max(30),
  /** Place in the table, from 1. */
  position: z.int().min(1),
  isKey: z.boolean(),
  mandatory: z.boolean(),
  /** Id of its data element; `null` when it has a type of its own. */
  dataElementId: reference,
  type: z.enum(dictionaryTypes),
  /** Characters or digits. */
  length: z.int().min(0).max(1_333),
  /** Digits after the point. */
  decimals: z.int().min(0).max(31),
  description: z.string().max(60),
  /** The table that knows its values; empty when any value will do. */
  checkTable: z.string().max(40),
  /** The table and field that its unit or currency stands in; empty when it has none. */
  refTable: z.string().max(40),
  refField: z.string().max(30),
})

/** A field as the server stores and answers it. */
export type DataField = z.infer<typeof dataField>

/** Schema of a field in lists and pickers. */
export const dataFieldRow = dataField.pick({
  id: true,
  tableId: true,
  fieldName: true,
  position: true,
  isKey: true,
  mandatory: true,
  type: true,
  length: true,
  decimals: true,
  description: true,
  checkTable: true,
  refTable: true,
  refField: true,
})

/** A field in lists and pickers. */
export type DataFieldRow = z.infer<typeof dataFieldRow>

/** The columns a list of fields can be sorted by. */
export const dataFieldSortColumns = [
  'id',
  'tableId',
  'fieldName',
  'position',
  'isKey',
  'mandatory',
  'dataElementId',
  'type',
  'length',
  'decimals',
  'description',
  'checkTable',
  'refTable',
  'refField',
  ...stampColumns,
] as const

/** The columns of a list of fields that hold numbers or dates: their filter takes `from..to` as well. */
export const dataFieldRangeColumns = ['position', 'length', 'decimals', ...stampRangeColumns] as const

/** The columns a list of fields can be filtered by. */
export const dataFieldFilterColumns = [
  'id',
  'tableId',
  'fieldName',
  'isKey',
  'mandatory',
  'dataElementId',
  'type',
  'checkTable',
  'createdBy',
  'changedBy',
  ...dataFieldRangeColumns,
] as const

/** What an update of a field may change: absent fields stay as they are. */
export const dataFieldPatch = dataField.omit({ ...givenByServer }).partial()

/** The fields an update of a field changes. */
export type DataFieldPatch = z.infer<typeof dataFieldPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const dataFieldInput = dataFieldPatch.extend(
  dataField.pick({ tableId: true, fieldName: true, type: true }).shape,
)

/** What a user may set on a new one. */
export type DataFieldInput = z.infer<typeof dataFieldInput>

/** What the endpoints of fields are made of. */
export const dataFieldParts = entityParts({
  kind: 'dataFields',
  path: '/data/data-fields',
  tag: 'Data',
  one: 'a field',
  many: 'fields',
  schema: dataField,
  input: dataFieldInput,
  patch: dataFieldPatch,
  sort: dataFieldSortColumns,
  filter: dataFieldFilterColumns,
  ranges: dataFieldRangeColumns,
})

/** The endpoints of fields, under `/data/data-fields`. */
export const dataFieldEndpoints = entityEndpoints(dataFieldParts)
