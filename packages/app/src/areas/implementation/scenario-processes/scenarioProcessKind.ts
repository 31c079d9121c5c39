import { scenarioProcess } from '@embpm/contract/scenario-process'
import { defineKind } from '../../../entity/EntityKind.js'

/** The processes of scenarios, each with its place in the scenario. */
export const scenarioProcessKind = defineKind(scenarioProcess, {
  words: 'scenarioProcesses',
  labels: { 'scenario.code': 'scenarioCode', 'process.code': 'processCode' },
  nameOf: ({ scenario, sequence, process }) => `${scenario?.code ?? ''} ${sequence}: ${process?.name ?? ''}`.trim(),
})
