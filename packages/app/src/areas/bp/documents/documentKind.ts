import { document } from '@embpm/contract/document'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Documents. */
export const documentKind = defineKind(document, {
  words: 'documents',
  labels: {
    documentVersion: 'version',
    ownerId: 'owner',
    newestVersion: null,
    file: null,
    subjects: 'belongsTo',
  },
})
