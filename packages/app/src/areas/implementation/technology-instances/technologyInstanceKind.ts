import { technologyInstance } from '@embpm/contract/technology-instance'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Technology instances. */
export const technologyInstanceKind = defineKind(technologyInstance, {
  words: 'technologyInstances',
  labels: {},
})
