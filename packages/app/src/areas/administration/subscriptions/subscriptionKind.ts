import { subscription } from '@embpm/contract/subscription'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The subscriptions of the organisations: all for administrators of the installation, else that of the organisation one is in. */
export const subscriptionKind = defineKind(subscription, {
  words: 'subscriptions',
  labels: { organisationId: 'organisation' },
})
