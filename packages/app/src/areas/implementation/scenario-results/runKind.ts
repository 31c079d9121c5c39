import { testRun } from '@embpm/contract/test-run'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Runs through scenarios, as lists show them. */
export const runKind = defineKind(testRun, {
  words: 'scenarioRuns',
  labels: { 'scenario.code': 'scenarioCode', startKey: null, sourceRunNo: null },
  nameOf: ({ scenario, runNo }) => `${scenario?.name ?? ''} ${runNo}`.trim(),
})
