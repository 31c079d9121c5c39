import { ricefw } from '@embpm/contract/ricefw'
import { defineKind } from '../../../entity/EntityKind.js'

/** RICEFW items: reports, interfaces, conversions, enhancements, forms and workflows. */
export const ricefwKind = defineKind(ricefw, {
  words: 'ricefws',
  labels: {
    ricefwId: 'ricefwId',
    ricefwInfo: null,
    processPath: 'process',
    sourceSystemId: null,
    targetSystemId: null,
  },
})
