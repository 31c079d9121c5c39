import type { ScenarioProcess } from '@embpm/contract'
import type { ListColumn } from '../../../entity/ListColumn.js'

/** Columns of the list of processes of scenarios. */
export const scenarioProcessColumns: readonly ListColumn<ScenarioProcess>[] = [
  { id: 'scenarioCode', type: 'technical', width: 130, pinned: true, value: ({ scenario }) => scenario?.code },
  { id: 'scenario', width: 260, filterable: true, value: ({ scenario }) => scenario?.name },
  { id: 'sequence', width: 110 },
  { id: 'processCode', type: 'technical', width: 140, value: ({ process }) => process?.code },
  { id: 'process', type: 'name', width: 280, value: ({ process }) => process?.name },
  { id: 'variant', width: 160, filterable: true },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150 },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
