import { dataTable } from '@embpm/contract/data-table'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Data objects: the tables of the organisation's own data model. */
export const dataTableKind = defineKind(dataTable, {
  words: 'dataTables',
  labels: { order: 'place' },
})
