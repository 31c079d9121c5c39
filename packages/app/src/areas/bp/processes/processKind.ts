import { process, processLevels } from '@embpm/contract/process'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The levels as texts, which filters and words know them by. */
const levels = processLevels.map((_, index) => String(index + 1))

/** Processes: what the organisation does, on six levels. */
export const processKind = defineKind(process, {
  words: 'processes',
  labels: { order: 'place', areaId: 'businessArea', area: 'businessArea' },
  nameOf: ({ name }) => name,
  fields: { level: { choices: { set: 'processLevel', values: levels } } },
})
