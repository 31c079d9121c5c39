import {
  dataElement,
  dataElementFilterColumns,
  dataElementSortColumns,
  dictionaryTypes,
  type DataElement,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** The data elements, which say what fields mean. */
export const elementKind = defineKind<DataElement>({
  name: 'dataElements',
  words: 'dataElements',
  path: '/bim/dictionary/elements',
  api: (client) => client.data.elements,
  schema: dataElement,
  nameOf: ({ rollName, description }) => `${rollName} ${description}`,
  fields: {
    rollName: { label: 'rollName', kind: 'text', required: true },
    description: { label: 'description', kind: 'text' },
    domain: { label: 'domain', kind: 'text', bulk: true },
    type: { label: 'type', kind: 'choice', choices: { values: dictionaryTypes }, required: true, bulk: true },
    length: { label: 'length', kind: 'number', bulk: true },
    decimals: { label: 'decimals', kind: 'number', bulk: true },
    heading: { label: 'heading', kind: 'text' },
    shortLabel: { label: 'shortLabel', kind: 'text' },
    mediumLabel: { label: 'mediumLabel', kind: 'text' },
    longLabel: { label: 'longLabel', kind: 'text' },
    searchHelp: { label: 'searchHelp', kind: 'text' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: dataElementSortColumns,
  filterColumns: dataElementFilterColumns,
})
