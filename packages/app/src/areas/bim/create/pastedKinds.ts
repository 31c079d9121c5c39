import { dataElement } from '@embpm/contract/data-element'
import { dataField } from '@embpm/contract/data-field'
import type { EntityField } from '../../../entity/EntityField.js'
import { fieldsOfKind } from '../../../entity/fieldsOfKind.js'
import type { PastedKinds } from '../../../table-definition/readPastedFields.js'

const known: Readonly<Record<string, EntityField>> = {
  ...fieldsOfKind(dataElement.fields, {}),
  ...fieldsOfKind(dataField.fields, {}),
}

function kindOf(name: string): EntityField {
  const kind = known[name]
  if (!kind) throw new Error(`There is no field ${name}`)
  return kind
}

/** What the columns are that a spreadsheet can fill: the fields of a field, and the name of its data element. */
export const pastedKinds: PastedKinds = {
  fieldName: kindOf('fieldName'),
  isKey: kindOf('isKey'),
  mandatory: kindOf('mandatory'),
  rollName: kindOf('rollName'),
  type: kindOf('type'),
  length: kindOf('length'),
  decimals: kindOf('decimals'),
  description: kindOf('description'),
  checkTable: kindOf('checkTable'),
  refTable: kindOf('refTable'),
  refField: kindOf('refField'),
}
