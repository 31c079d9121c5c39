import {
  type Coverage,
  type CoverageCell,
  type CoverageType,
  type CoveredTest,
  failedOf,
  maxCellTests,
  notRunOf,
  passedOf,
} from '@embpm/contract/test-coverage'
import { runsAgain } from '@embpm/contract/test-runner'
import { LinkButton } from '@embpm/ui/button'
import { Drawer } from '@embpm/ui/drawer'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { testTaskKind } from '../test-tasks/testTaskKind.js'
import { ReRunButton } from '../test-runs/ReRunButton.js'
import { useRunHref } from '../test-runs/useRunHref.js'
import { allProcesses, type CoverageSearch } from './coverageSearch.js'
import { CoveredTests } from './CoveredTests.js'
import { useCoverageCell } from './useCoverage.js'
import { useFigureText } from './useFigureText.js'

/** Props of `CellPanel`. */
export interface CellPanelProps {
  coverage: Coverage | undefined
  shown: CoverageSearch
  onClose: () => void
}

/** What is behind the cell that the address names; nothing where it names none. */
export function CellPanel({ coverage, shown, onClose }: CellPanelProps) {
  const { t } = useTranslation()
  const { process, type } = shown
  const row = coverage?.rows.find(({ id }) => id === process)
  return (
    <Drawer
      open={process !== null}
      onOpenChange={(open) => !open && onClose()}
      title={
        <span className="emb-app-coverage-title">
          <small>{type === null ? t('testTasks.title') : t(`testCoverage.columns.${type}`)}</small>
          {process === allProcesses ? t('testCoverage.all') : (row?.name ?? '')}
        </span>
      }
    >
      {process !== null && <Behind key={`${process} ${type}`} shown={shown} process={process} type={type} />}
    </Drawer>
  )
}

interface BehindProps {
  shown: CoverageSearch
  process: string
  type: CoverageType | null
}

function Behind({ shown, process, type }: BehindProps) {
  const { t } = useTranslation()
  const words = useFigureText()
  const { data, error, refetch } = useCoverageCell(shown, process, type)
  if (error && !data) return <AsideFailed onRetry={refetch} />
  if (!data) return <SkeletonText />
  const { counts, tests, scenarios } = data
  const passed = passedOf(counts)
  return (
    <div className="emb-app-coverage-panel">
      <div className="emb-app-coverage-big">
        <div>
          <b>{counts.tests === 0 ? '–' : words.percent({ done: passed, all: counts.tests })}</b>
          {t('testCoverage.passedOf', { count: passed, total: counts.tests })}
        </div>
        <div>
          <b>{failedOf(counts)}</b>
          {t('testCoverage.failedOrBlocked')}
        </div>
        <div>
          <b>{notRunOf(counts)}</b>
          {t('testCoverage.notRun')}
        </div>
      </div>
      {counts.tests === 0 && <p>{t('testCoverage.noTestsText')}</p>}
      {tests.length >= maxCellTests && <p>{t('testCoverage.most', { number: maxCellTests })}</p>}
      {scenarios.map((scenario) => (
        <ScenarioTests
          key={scenario.id}
          scenario={scenario}
          tests={tests.filter(({ scenarioId }) => scenarioId === scenario.id)}
        />
      ))}
      <Untested cell={data} />
      {tests.length > 0 && <AllTests tests={tests} />}
    </div>
  )
}

interface ScenarioTestsProps {
  scenario: CoverageCell['scenarios'][number]
  tests: readonly CoveredTest[]
}

/** The tests of one scenario: what did not pass, what passed folded, and a run of those that failed. */
function ScenarioTests({ scenario, tests }: ScenarioTestsProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const runHref = useRunHref()
  const failed = tests.filter(({ result }) => runsAgain.includes(result))
  const left = tests.filter(({ result }) => result === 'not run')
  const passed = tests.filter((one) => !failed.includes(one) && !left.includes(one))
  return (
    <section>
      <h3>
        <Link href={kindHref({ name: 'scenarios' }, place, scenario.id)}>
          {scenario.code} {scenario.name}
        </Link>
      </h3>
      {failed.length + left.length > 0 && (
        <CoveredTests label={t('testCoverage.notPassed')} tests={[...failed, ...left]} />
      )}
      {passed.length > 0 && (
        <details>
          <summary>{t('testCoverage.passed', { number: passed.length })}</summary>
          <CoveredTests label={t('testCoverage.passed', { number: passed.length })} tests={passed} />
        </details>
      )}
      <div className="emb-app-coverage-actions">
        {failed.length > 0 && (
          <ReRunButton
            size="s"
            of={{ scenarioId: scenario.id, taskIds: failed.map(({ id }) => id) }}
            failed={failed.length}
            isOpen={scenario.openRunId !== null}
          />
        )}
        {scenario.openRunId !== null && <Link href={runHref({ run: scenario.openRunId })}>{t('testRuns.toOpen')}</Link>}
        {failed.length === 0 && left.length > 0 && scenario.openRunId === null && (
          <LinkButton size="s" href={runHref({ scenario: scenario.id })}>
            {t('testRuns.run')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** So many requirements are listed; the list has all. */
const mostUntested = 50

/** The requirements that no test names. */
function Untested({ cell: { untested } }: { cell: CoverageCell }) {
  const { t } = useTranslation()
  const place = usePlace()
  const choiceText = useChoiceText()
  if (untested.length === 0) return null
  return (
    <section>
      <h3>{t('testCoverage.untested', { number: untested.length })}</h3>
      <ul className="emb-app-coverage-tests">
        {untested.slice(0, mostUntested).map(({ id, key, title, fitGap, priority }) => (
          <li key={id}>
            <CircleDashed size={18} strokeWidth={1.5} aria-hidden />
            <p>
              <Link href={kindHref({ name: 'requirements' }, place, id)}>{title}</Link>
              <small>{[key, choiceText('fitGap', fitGap), choiceText('level', priority)].join(' · ')}</small>
            </p>
          </li>
        ))}
      </ul>
      {untested.length > mostUntested && (
        <p>{t('testCoverage.moreUntested', { number: untested.length - mostUntested })}</p>
      )}
    </section>
  )
}

/** So many processes fit in an address. */
const mostProcesses = 40

function AllTests({ tests }: { tests: readonly CoveredTest[] }) {
  const { t } = useTranslation()
  const place = usePlace()
  const processes = [...new Set(tests.map(({ scenarioProcessId }) => scenarioProcessId))]
  const search = processes.length > mostProcesses ? {} : { scenarioProcessId: processes }
  return (
    <p>
      <Link href={kindHref(testTaskKind, place) + stringifySearch(search)}>{t('testCoverage.inTasks')}</Link>
    </p>
  )
}
