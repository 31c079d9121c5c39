import type { TestRun } from '@embpm/contract/test-run'
import { useTranslation } from 'react-i18next'

/** How far a run is, in words and as a bar of what came of its steps. */
export function RunProgress({ run }: { run: TestRun }) {
  const { t } = useTranslation()
  const { steps, passed, reservations, failed, blocked, notRun } = run
  const parts = { pass: passed, reservations, fail: failed, blocked, 'not run': notRun }
  return (
    <span className="emb-app-results-progress">
      {t('testRuns.doneOf', { count: steps - notRun, total: steps })}
      <span aria-hidden>
        {Object.entries(parts).map(
          ([result, count]) => count > 0 && <i key={result} data-result={result} style={{ flexGrow: count }} />,
        )}
      </span>
    </span>
  )
}
