import { service } from '@embpm/contract/service'
import { defineKind } from '../../../entity/EntityKind.js'

/** Services: APIs, remote functions, messages and events. */
export const serviceKind = defineKind(service, {
  words: 'services',
  labels: { successorId: 'successorId' },
})
