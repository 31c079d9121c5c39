import { service } from '@embpm/contract/service'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Services: APIs, remote functions, messages and events. */
export const serviceKind = defineKind(service, {
  words: 'services',
  labels: { successorId: 'successorId' },
  fileReaders: ['apiDescription'],
})
