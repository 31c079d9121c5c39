import { ricefw } from '@embpm/contract/ricefw'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** RICEFW items: reports, interfaces, conversions, enhancements, forms and workflows. */
export const ricefwKind = defineKind(ricefw, {
  words: 'ricefws',
  labels: {
    ricefwId: 'ricefwId',
    ricefwInfo: null,
    processPath: 'process',
    areaId: 'businessArea',
    area: 'businessArea',
    sourceSystemId: 'sourceSystem',
    targetSystemId: 'targetSystem',
    requirement: 'requirement',
    'requirement.code': 'requirementKey',
    requirementId: 'requirement',
  },
})
