import type { ScenarioResult } from '@embpm/contract/scenario-result'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { ResultMark } from '../test-runs/ResultMark.js'

/** Columns of the list of results. */
export const resultColumns: readonly ListColumn<ScenarioResult>[] = [
  { id: 'testTask.code', type: 'technical', width: 130, pinned: true },
  { id: 'testTask', type: 'name', width: 280, filterable: true, pinned: true },
  { id: 'result', width: 160, filterable: true, cell: ({ result }) => <ResultMark result={result} withText /> },
  { id: 'actual', width: 280 },
  { id: 'defectRef', type: 'technical', width: 120, filterable: true },
  { id: 'executedBy', width: 170, filterable: true },
  { id: 'executedAt', width: 160, filterable: true },
  { id: 'scenario', width: 240, filterable: true },
  { id: 'runNo', width: 70, filterable: true },
  { id: 'evidence', type: 'number', width: 110, value: ({ evidence }) => evidence.length },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
