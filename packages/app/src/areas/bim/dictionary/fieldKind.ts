import {
  dataField,
  dataFieldFilterColumns,
  dataFieldSortColumns,
  dictionaryTypes,
  type DataField,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** The fields of the tables. */
export const fieldKind = defineKind<DataField>({
  name: 'dataFields',
  words: 'dataFields',
  path: '/bim/dictionary/fields',
  api: (client) => client.data.fields,
  schema: dataField,
  nameOf: ({ fieldName, description }) => `${fieldName} ${description}`,
  fields: {
    tableId: { label: 'table', kind: 'reference', to: 'dictionaryTables', required: true },
    fieldName: { label: 'fieldName', kind: 'text', required: true },
    position: { label: 'position', kind: 'number' },
    isKey: { label: 'isKey', kind: 'boolean', bulk: true },
    mandatory: { label: 'mandatory', kind: 'boolean', bulk: true },
    dataElementId: { label: 'dataElement', kind: 'reference', to: 'dataElements' },
    type: { label: 'type', kind: 'choice', choices: { values: dictionaryTypes }, required: true, bulk: true },
    length: { label: 'length', kind: 'number', bulk: true },
    decimals: { label: 'decimals', kind: 'number', bulk: true },
    description: { label: 'description', kind: 'text' },
    checkTable: { label: 'checkTable', kind: 'text' },
    refTable: { label: 'refTable', kind: 'text' },
    refField: { label: 'refField', kind: 'text' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: dataFieldSortColumns,
  filterColumns: dataFieldFilterColumns,
})
