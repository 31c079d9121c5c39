import type { TestTask } from '@embpm/contract/test-task'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { ResultMark } from '../test-runs/ResultMark.js'

/** Columns of the list of test tasks. */
export const testTaskColumns: readonly ListColumn<TestTask>[] = [
  { id: 'scenarioProcess.code', type: 'technical', width: 120, pinned: true },
  { id: 'stepNo', width: 80, pinned: true },
  { id: 'title', type: 'name', width: 280 },
  { id: 'scenarioProcess', width: 220 },
  { id: 'tcode', type: 'technical', width: 120, filterable: true },
  { id: 'tester', width: 170, filterable: true },
  { id: 'dueDate', width: 130, filterable: true },
  { id: 'result', width: 160, filterable: true, cell: ({ result }) => <ResultMark result={result} withText /> },
  { id: 'requirement', width: 220, hidden: true },
  { id: 'scenario', width: 260, filterable: true, hidden: true },
  { id: 'project', width: 240, filterable: true, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
