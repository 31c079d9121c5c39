import { dictionaryTable } from '@embpm/contract/dictionary-table'
import { defineKind } from '../../../entity/EntityKind.js'

/** The tables of the dictionaries of the systems. */
export const tableKind = defineKind(dictionaryTable, {
  words: 'tables',
  labels: {
    systemInfo: 'system',
    'systemInfo.description': 'systemDescription',
    descriptionInfo: 'description',
  },
  nameOf: ({ tableName, descriptionInfo }) => `${tableName} ${descriptionInfo.shortDescription}`,
})
