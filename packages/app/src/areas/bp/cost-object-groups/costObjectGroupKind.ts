import { costObjectGroup } from '@embpm/contract/cost-object-group'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Groups of cost objects, and of groups. */
export const costObjectGroupKind = defineKind(costObjectGroup, {
  words: 'costObjectGroups',
  labels: { order: 'place' },
  nameOf: ({ name }) => name,
})
