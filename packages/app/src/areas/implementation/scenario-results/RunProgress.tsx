import type { TestRun } from '@embpm/contract/test-run'
import { useTranslation } from 'react-i18next'
import { ResultBar } from '../test-runs/ResultBar.js'

/** How far a run is, in words and as a bar of what came of its steps. */
export function RunProgress({ run }: { run: TestRun }) {
  const { t } = useTranslation()
  const { steps, passed, reservations, failed, blocked, notRun } = run
  return (
    <span className="emb-app-results-progress">
      {t('testRuns.doneOf', { count: steps - notRun, total: steps })}
      <ResultBar tests={steps} counts={{ pass: passed, reservations, fail: failed, blocked }} />
    </span>
  )
}
