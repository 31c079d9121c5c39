import type { ScenarioProcess } from '@embpm/contract/scenario-process'
import type { ListColumn } from '../../../entity/ListColumn.js'

/** Columns of the list of processes of scenarios. */
export const scenarioProcessColumns: readonly ListColumn<ScenarioProcess>[] = [
  { id: 'scenario.code', type: 'technical', width: 130, pinned: true },
  { id: 'scenario', width: 260, filterable: true },
  { id: 'sequence', width: 110 },
  { id: 'process.code', type: 'technical', width: 140 },
  { id: 'process', type: 'name', width: 280 },
  { id: 'variant', width: 160, filterable: true },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150 },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
