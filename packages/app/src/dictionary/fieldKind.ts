import { dataField } from '@embpm/contract/data-field'
import { defineKind } from '../entity/EntityKind.js'

/** The fields of the tables. */
export const fieldKind = defineKind(dataField, {
  words: 'dataFields',
  labels: {},
})
