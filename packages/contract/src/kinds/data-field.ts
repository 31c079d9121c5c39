import * as z from 'zod/mini'

import { dictionaryTypes } from '../common/dictionaryTypes.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { code, flag, reference, text, whole } from '../common/fields.js'

/** One field of a table. Source: the domain model, DataField. */
export const dataField = entityOf({
  kind: 'dataFields',
  readBy: ['processes'],
  path: '/data/data-fields',
  tag: 'Data',
  one: 'a field',
  many: 'fields',
  key: ['tableId', 'fieldName'],
  nameOf: ({ fieldName, description }) => `${fieldName} ${description}`,
  referenceOf: ({ fieldName, description }) => ({ name: fieldName, detail: description }),
  fields: {
    /** The table that it belongs to, of the dictionary or of the data model. */
    tableId: reference(['dictionaryTables', 'dataTables']).required().sort().filter(),
    /** Technical name, such as VBELN. */
    fieldName: text(30).required().sort().filter().search(),
    /** Place in the table, from 1. */
    position: whole(1, 100_000).sort().filter(),
    isKey: flag().sort().filter().bulk(),
    mandatory: flag().sort().filter().bulk(),
    /** Its data element; none when it has a type of its own. */
    dataElementId: reference('dataElements').sort().filter(),
    type: code(dictionaryTypes).required().sort().filter().search().bulk(),
    /** Characters or digits. */
    length: whole(0, 1_333).default(10).sort().filter().bulk(),
    /** Digits after the point. */
    decimals: whole(0, 31).sort().filter().bulk(),
    description: text(60).sort().search(),
    /** The table that knows its values; empty when any value will do. */
    checkTable: text(40).sort().filter().search(),
    /** The table and field that its unit or currency stands in; empty when it has none. */
    refTable: text(40).sort(),
    refField: text(30).sort(),
  },
})

/** A field as the server stores and answers it. */
export type DataField = EntityOf<typeof dataField>

/** Schema of a field in lists and pickers. */
export const dataFieldRow = z.pick(dataField.schema, {
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
