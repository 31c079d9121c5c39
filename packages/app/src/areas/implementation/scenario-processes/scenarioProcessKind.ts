import { scenarioProcess } from '@embpm/contract/scenario-process'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The processes of scenarios, each with its place in the scenario. */
export const scenarioProcessKind = defineKind(scenarioProcess, {
  words: 'scenarioProcesses',
  labels: { 'scenario.code': 'scenarioCode', 'process.code': 'processCode' },
  nameOf: ({ scenario, sequence, process }) => `${scenario?.code ?? ''} ${sequence}: ${process?.name ?? ''}`.trim(),
})
