import { system } from '@embpm/contract/system'
import { defineKind } from '../../../entity/EntityKind.js'
import { withPhasesInOrder } from '../../../entity/withPhasesInOrder.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Systems. The phases of a life that are out of order are told at the one that begins too early. */
export const systemKind = defineKind(system, {
  words: 'systems',
  labels: { plan: 'phasePlan', active: 'phaseActive' },
  check: withPhasesInOrder,
})
