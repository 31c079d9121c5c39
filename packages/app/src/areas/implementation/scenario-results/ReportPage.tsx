import { runsAgain, type OpenedRun } from '@embpm/contract/test-runner'
import { KeyValue } from '@embpm/ui/key-value'
import { Link } from '@embpm/ui/link'
import { Page } from '@embpm/ui/page'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../../entity/NotLoaded.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { unnamed } from '../../../shell/leavings.js'
import { SheetTools } from '../../../shell/SheetTools.js'
import { useDates } from '../../../shell/useDates.js'
import { scenarioKind } from '../scenarios/scenarioKind.js'
import { ReRunButton } from '../test-runs/ReRunButton.js'
import { countResults } from '../test-runs/runModel.js'
import { useResultsHref } from '../test-runs/useResultsHref.js'
import { useRunHref } from '../test-runs/useRunHref.js'
import { ReportStep } from './ReportStep.js'
import { RunProgress } from './RunProgress.js'
import { useRunQuery } from './useRunQuery.js'
import { useRunSheet } from './useRunSheet.js'

/** A run with its evidence, to be read, printed and saved as a spreadsheet. */
export function ReportPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const resultsHref = useResultsHref()
  const { data, error, refetch } = useRunQuery(id)
  if (data) return <Report opened={data} />
  if (error)
    return <NotLoaded error={error} back={{ href: resultsHref(), label: t('scenarioRuns.title') }} onRetry={refetch} />
  return (
    <Page>
      <Page.Head title={unnamed} />
      <Skeleton rows={10} columns={[80, 480, 300]} label={t('states.loading')} />
    </Page>
  )
}

function Report({ opened }: { opened: OpenedRun }) {
  const { t } = useTranslation()
  const resultsHref = useResultsHref()
  const sheet = useRunSheet(opened)
  const [shown, setShown] = useState<'all' | 'failed'>('all')
  const { run, scenario, steps } = opened
  const number = t('testRuns.number', { number: run.runNo })
  const places = new Map(steps.map((step, place) => [step, place + 1]))
  const visible = shown === 'all' ? steps : steps.filter(({ result }) => runsAgain.includes(result.result))
  return (
    <Page className="emb-app-results emb-app-run-report">
      <Page.Head
        breadcrumbs={[
          { label: t('implementation.pages.scenarioResults'), href: resultsHref() },
          { label: scenario.code },
        ]}
        title={`${scenario.name}, ${number}`}
        actions={
          <>
            <SheetTools sheet={sheet} label={t('scenarioRuns.saveReport')} printLabel={t('scenarioRuns.printReport')} />
            <ReRunButton
              of={{ scenarioId: run.scenarioId, sourceRunId: run.id, system: run.system }}
              failed={run.failed + run.blocked}
              isOpen={run.state === 'open'}
              isOffered
              variant="primary"
            />
          </>
        }
      />
      <Page.Body>
        <Figures opened={opened} />
        <div className="emb-app-run-report-tools">
          <SegmentedControl
            label={t('scenarioRuns.shown')}
            size="s"
            segments={[
              { value: 'all', label: t('scenarioRuns.allSteps') },
              { value: 'failed', label: t('scenarioRuns.failedSteps') },
            ]}
            value={shown}
            onValueChange={setShown}
          />
        </div>
        {visible.length === 0 ? (
          <StateMessage
            kind="empty"
            title={shown === 'failed' ? t('testRuns.nothingFailed') : t('testRuns.noSteps')}
            description={shown === 'failed' ? t('scenarioRuns.nothingFailedText') : t('testRuns.noStepsText')}
          />
        ) : (
          <ol className="emb-app-run-report-steps" aria-label={t('testTasks.steps.title')}>
            {visible.map((step) => (
              <ReportStep key={step.result.id} step={step} number={places.get(step) ?? 0} />
            ))}
          </ol>
        )}
      </Page.Body>
    </Page>
  )
}

/** What was tested where, when and by whom, and what came of it. */
function Figures({ opened: { run, scenario, steps } }: { opened: OpenedRun }) {
  const { t, i18n } = useTranslation()
  const dates = useDates()
  const place = usePlace()
  const runHref = useRunHref()
  const counts = countResults(steps)
  const results = (['pass', 'reservations', 'fail', 'blocked', 'not run'] as const).map(
    (result) => `${t(`choices.testResult.${result}`)}: ${counts[result]}`,
  )
  const moment = (at: string | null) => (at === null ? '' : dates.dateTime(at))
  return (
    <div className="emb-app-run-report-figures">
      <RunProgress run={run} />
      <KeyValue
        items={[
          {
            label: t('fields.scenario'),
            value: (
              <Link href={kindHref(scenarioKind, place, scenario.id)}>
                {scenario.code} {scenario.name}
              </Link>
            ),
          },
          {
            label: t('scenarioRuns.run'),
            value: (
              <Link href={runHref({ run: run.id })}>
                {[t('testRuns.number', { number: run.runNo }), t(`choices.testRunState.${run.state}`)].join(', ')}
                {run.sourceRunNo > 0 && ` (${t('scenarioRuns.again', { number: run.sourceRunNo })})`}
              </Link>
            ),
          },
          { label: t('fields.type'), value: scenario.type },
          { label: t('fields.release'), value: scenario.release },
          { label: t('fields.system'), value: run.system },
          { label: t('fields.startedBy'), value: run.startedBy?.name },
          { label: t('fields.startedAt'), value: moment(run.startedAt) },
          { label: t('fields.finishedAt'), value: moment(run.finishedAt) },
          {
            label: t('fields.result'),
            value: new Intl.ListFormat(i18n.language || 'en', { type: 'unit' }).format(results),
          },
        ]}
      />
    </div>
  )
}
