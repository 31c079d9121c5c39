import type { TestRun } from '@embpm/contract/test-run'
import type { TestResult } from '@embpm/contract/test-task'
import { Badge } from '@embpm/ui/badge'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { ResultMark } from '../test-runs/ResultMark.js'
import { RunProgress } from './RunProgress.js'

const tally = (id: 'passed' | 'reservations' | 'failed' | 'blocked', result: TestResult): ListColumn<TestRun> => ({
  id,
  width: 116,
  cell: (run) => <Tally count={run[id]} result={result} />,
})

/** Columns of the list of runs. */
export const runColumns: readonly ListColumn<TestRun>[] = [
  { id: 'scenario.code', type: 'technical', width: 110, pinned: true },
  { id: 'scenario', type: 'name', width: 260, filterable: true, pinned: true },
  { id: 'runNo', width: 70 },
  { id: 'state', width: 110, filterable: true, cell: ({ state }) => <RunState state={state} /> },
  { id: 'steps', width: 130, cell: (run) => <RunProgress run={run} /> },
  tally('failed', 'fail'),
  tally('blocked', 'blocked'),
  tally('reservations', 'reservations'),
  tally('passed', 'pass'),
  { id: 'release', width: 100, filterable: true },
  { id: 'system', width: 110, filterable: true },
  { id: 'startedBy', width: 170, filterable: true },
  { id: 'startedAt', width: 160, filterable: true },
  { id: 'finishedAt', width: 160, filterable: true, hidden: true },
  { id: 'notRun', width: 110, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]

/** A number with the mark of its result; of none only the number, quietly. */
function Tally({ count, result }: { count: number; result: TestResult }) {
  if (count === 0) return <span className="emb-app-results-none">0</span>
  return (
    <span className="emb-app-results-tally">
      <ResultMark result={result} />
      {count}
    </span>
  )
}

function RunState({ state }: Pick<TestRun, 'state'>) {
  const choiceText = useChoiceText()
  return <Badge tone={state === 'open' ? 'info' : 'neutral'}>{choiceText('testRunState', state)}</Badge>
}
