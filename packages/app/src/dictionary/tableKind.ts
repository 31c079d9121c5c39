import { dictionaryTable } from '@embpm/contract/dictionary-table'
import { defineKind } from '../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../text/Text.js' {
  interface Text extends Words {}
}

/** The tables of the dictionaries of the systems. */
export const tableKind = defineKind(dictionaryTable, {
  words: 'dictionaryTables',
  labels: {
    systemInfo: 'system',
    'systemInfo.description': 'systemDescription',
    descriptionInfo: 'description',
  },
  nameOf: ({ tableName, descriptionInfo }) => `${tableName} ${descriptionInfo.shortDescription}`,
})
