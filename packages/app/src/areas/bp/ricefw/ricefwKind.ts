import { ricefw } from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'

/** RICEFW items: reports, interfaces, conversions, enhancements, forms and workflows. */
export const ricefwKind = defineKind(ricefw, {
  words: 'ricefws',
  api: (client) => client.processes.ricefws,
  labels: {
    ricefwId: 'ricefwId',
    ricefwInfo: null,
    processPath: 'process',
    sourceSystemId: null,
    targetSystemId: null,
  },
})
