import { scenarioProcess, type ScenarioProcess } from '@embpm/contract/scenario-process'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

import type { ListColumn } from '../../../entity/ListColumn.js'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The processes of scenarios, each with its place in the scenario. */
export const scenarioProcessKind = defineKind(scenarioProcess, {
  words: 'scenarioProcesses',
  labels: {
    'scenario.code': 'scenarioCode',
    'process.code': 'processCode',
    'project.code': 'projectCode',
    testerId: 'tester',
  },
  nameOf: ({ scenario, sequence, process }) => `${scenario?.code ?? ''} ${sequence}: ${process?.name ?? ''}`.trim(),
})

/** Columns of the list of processes of scenarios. */
export const scenarioProcessColumns: readonly ListColumn<ScenarioProcess>[] = [
  { id: 'scenario.code', type: 'technical', width: 130, pinned: true },
  { id: 'scenario', width: 260, filterable: true },
  { id: 'sequence', width: 110 },
  { id: 'process.code', type: 'technical', width: 140 },
  { id: 'process', type: 'name', width: 280 },
  { id: 'variant', width: 160, filterable: true },
  { id: 'tester', width: 180, filterable: true },
  { id: 'minutes', width: 110 },
  { id: 'project', width: 240, filterable: true },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150 },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
