import {
  dictionaryTable,
  dictionaryTableFilterColumns,
  dictionaryTableSortColumns,
  tableCategories,
  type DictionaryTable,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** The tables of the dictionaries of the systems. */
export const tableKind = defineKind<DictionaryTable>({
  name: 'dictionaryTables',
  words: 'tables',
  path: '/bim/dictionary/tables',
  api: (client) => client.processes.dictionaryTables,
  schema: dictionaryTable,
  nameOf: ({ tableName, descriptionInfo }) => `${tableName} ${descriptionInfo.shortDescription}`,
  fields: {
    tableName: { label: 'tableName', kind: 'text', required: true },
    system: { label: 'system', kind: 'text', required: true },
    systemInfo: { label: 'system', kind: 'json' },
    systemName: { label: 'systemName', kind: 'computed' },
    category: { label: 'category', kind: 'choice', choices: { set: 'tableCategory', values: tableCategories } },
    businessObject: { label: 'businessObject', kind: 'text', bulk: true },
    wbs: { label: 'wbs', kind: 'text', bulk: true },
    deliveryClass: { label: 'deliveryClass', kind: 'text', bulk: true },
    descriptionInfo: { label: 'description', kind: 'json' },
    shortDescription: { label: 'shortDescription', kind: 'computed' },
    version: { label: 'version', kind: 'number' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: dictionaryTableSortColumns,
  filterColumns: dictionaryTableFilterColumns,
})
