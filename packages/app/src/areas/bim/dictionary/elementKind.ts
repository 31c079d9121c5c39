import { dataElement } from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'

/** The data elements, which say what fields mean. */
export const elementKind = defineKind(dataElement, {
  words: 'dataElements',
  api: (client) => client.data.elements,
  labels: {},
})
