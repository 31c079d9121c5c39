import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../../entity/NotLoaded.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { useResultsHref } from '../test-runs/useResultsHref.js'
import { ResultList } from './ResultList.js'
import { RunList } from './RunList.js'
import './styles.css'

const compare = lazyPart(async () => (await import('./ComparePage.js')).ComparePage)
const report = lazyPart(async () => (await import('./ReportPage.js')).ReportPage)

const textOf = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 64 ? value : null

/** What came of runs, as the address says it: every run, every result, two runs compared, or one with its evidence. */
export function ScenarioResultsScreen() {
  const { view, run, from, to, scenario } = useRawSearch()
  const runId = textOf(run)
  if (view === 'results') return <ResultList />
  if (view === 'compare')
    return (
      <Lazy part={compare} failed={(retry) => <Failed onRetry={retry} />}>
        {(Compare) => <Compare from={textOf(from)} to={textOf(to)} scenario={textOf(scenario)} />}
      </Lazy>
    )
  if (view === 'report' && runId !== null)
    return (
      <Lazy part={report} failed={(retry) => <Failed onRetry={retry} />}>
        {(Report) => <Report key={runId} id={runId} />}
      </Lazy>
    )
  return <RunList />
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const href = useResultsHref()
  return (
    <NotLoaded
      error={new Error('The code of the page could not be loaded.')}
      back={{ href: href(), label: t('scenarioRuns.title') }}
      onRetry={onRetry}
    />
  )
}
