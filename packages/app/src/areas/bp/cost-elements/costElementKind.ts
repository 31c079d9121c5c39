import { costElement } from '@embpm/contract/cost-element'
import { withValidity } from '../../../entity/withValidity.js'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Cost elements: what costs are for. */
export const costElementKind = defineKind(costElement, {
  words: 'costElements',
  labels: { kind: 'costElementKind' },
  check: withValidity,
})
