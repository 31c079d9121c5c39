import { requirement } from '@embpm/contract/requirement'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Requirements: what business areas and processes ask of the system. */
export const requirementKind = defineKind(requirement, {
  words: 'requirements',
  labels: {
    areaId: 'businessArea',
    area: 'businessArea',
    'area.code': 'businessAreaCode',
    'process.code': 'processCode',
    changeOfId: 'changeOf',
    reached: null,
    appliedAt: null,
  },
})
