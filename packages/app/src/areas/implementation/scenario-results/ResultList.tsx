import type { ScenarioResult } from '@embpm/contract/scenario-result'
import { useCallback } from 'react'
import { useRunHref } from '../test-runs/useRunHref.js'
import { RecordList } from './RecordList.js'
import { resultColumns } from './resultColumns.js'
import { resultKind as kind } from './resultKind.js'

/** Every result of every run; each leads to its step in the run. */
export function ResultList() {
  const runHref = useRunHref()
  return (
    <RecordList
      kind={kind}
      columns={resultColumns}
      tab="results"
      newest="executedAt"
      rowHref={useCallback(({ id, runId }: ScenarioResult) => runHref({ run: runId, step: id }), [runHref])}
    />
  )
}
