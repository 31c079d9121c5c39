import type { CoveredTest } from '@embpm/contract/test-coverage'
import { Link } from '@embpm/ui/link'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useDates } from '../../../shell/useDates.js'
import { ResultMark } from '../test-runs/ResultMark.js'
import { useRunHref } from '../test-runs/useRunHref.js'

/** Props of `CoveredTests`. */
export interface CoveredTestsProps {
  /** Names the list. */
  label: string
  tests: readonly CoveredTest[]
}

/** Tests with what came of each last; each leads to its run, or to the test where it has never run. */
export function CoveredTests({ label, tests }: CoveredTestsProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const place = usePlace()
  const runHref = useRunHref()
  return (
    <ul className="emb-app-coverage-tests" aria-label={label}>
      {tests.map((test) => {
        const day = test.executedAt === null ? '' : dates.date(test.executedAt.slice(0, 10))
        const facts =
          test.runNo === null
            ? [test.tester, test.dueDate === null ? '' : t('testCoverage.due', { date: dates.date(test.dueDate) })]
            : [t('testRuns.number', { number: test.runNo }), day]
        return (
          <li key={test.id}>
            <ResultMark result={test.result} />
            <p>
              <Link
                href={
                  test.runId === null ? kindHref({ name: 'testTasks' }, place, test.id) : runHref({ run: test.runId })
                }
              >
                {test.title}
              </Link>
              <small>{[test.code, ...facts].filter((one) => one !== '').join(' · ')}</small>
            </p>
            {test.defectRef !== '' && <code>{test.defectRef}</code>}
          </li>
        )
      })}
    </ul>
  )
}
