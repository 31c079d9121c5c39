import {
  scenarioProcess,
  scenarioProcessFilterColumns,
  scenarioProcessSortColumns,
  type ScenarioProcess,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** The processes of scenarios, each with its place in the scenario. */
export const scenarioProcessKind = defineKind<ScenarioProcess>({
  name: 'scenarioProcesses',
  words: 'scenarioProcesses',
  path: '/implementation/scenario-processes',
  api: (client) => client.implementation.scenarioProcesses,
  schema: scenarioProcess,
  nameOf: ({ scenario, sequence, process }) => `${scenario?.code ?? ''} ${sequence}: ${process?.name ?? ''}`.trim(),
  fields: {
    scenarioId: { label: 'scenario', kind: 'reference', to: 'scenarios', required: true },
    scenarioCode: { label: 'scenarioCode', kind: 'computed' },
    scenario: { label: 'scenario', kind: 'computed' },
    sequence: { label: 'sequence', kind: 'number', bulk: true },
    processId: { label: 'process', kind: 'reference', to: 'processes', required: true },
    processCode: { label: 'processCode', kind: 'computed' },
    process: { label: 'process', kind: 'computed' },
    variant: { label: 'variant', kind: 'text', bulk: true },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: scenarioProcessSortColumns,
  filterColumns: scenarioProcessFilterColumns,
})
