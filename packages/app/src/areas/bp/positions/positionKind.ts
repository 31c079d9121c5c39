import { position } from '@embpm/contract/position'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Positions: places that somebody works at, whoever that is today. */
export const positionKind = defineKind(position, {
  words: 'positions',
  labels: {},
  nameOf: ({ title }) => title,
})
