import { firstOutOfOrder } from '@embpm/contract'
import { system, systemPhases } from '@embpm/contract/system'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Systems. The phases of a life that are out of order are told at the one that begins too early. */
export const systemKind = defineKind(system, {
  words: 'systems',
  labels: { plan: 'phasePlan', active: 'phaseActive' },
  check: (values) =>
    values.check((context) => {
      const wrong = firstOutOfOrder(systemPhases, context.value)
      if (wrong)
        context.issues.push({ code: 'custom', message: 'datesOutOfOrder', path: [wrong], input: context.value })
    }),
})
