import { costObject } from '@embpm/contract/cost-object'
import { defineKind } from '../../../entity/EntityKind.js'
import { withValidity } from '../../../entity/withValidity.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Cost objects: what costs are collected on. */
export const costObjectKind = defineKind(costObject, {
  words: 'costObjects',
  labels: { groupId: 'costObjectGroup' },
  check: withValidity,
})
