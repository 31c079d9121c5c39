import { service } from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'

/** Services: APIs, remote functions, messages and events. */
export const serviceKind = defineKind(service, {
  words: 'services',
  api: (client) => client.data.services,
  labels: { successorId: 'successorId' },
})
