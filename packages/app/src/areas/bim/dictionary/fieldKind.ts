import { dataField } from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'

/** The fields of the tables. */
export const fieldKind = defineKind(dataField, {
  words: 'dataFields',
  api: (client) => client.data.fields,
  labels: {},
})
