import { dictionaryTable } from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'

/** The tables of the dictionaries of the systems. */
export const tableKind = defineKind(dictionaryTable, {
  words: 'tables',
  api: (client) => client.processes.dictionaryTables,
  labels: {
    systemInfo: 'system',
    'systemInfo.description': null,
    descriptionInfo: 'description',
    'descriptionInfo.headingLength': null,
    'descriptionInfo.shortLabelLength': null,
    'descriptionInfo.mediumLabelLength': null,
    'descriptionInfo.longLabelLength': null,
    'descriptionInfo.description': null,
  },
  nameOf: ({ tableName, descriptionInfo }) => `${tableName} ${descriptionInfo.shortDescription}`,
})
