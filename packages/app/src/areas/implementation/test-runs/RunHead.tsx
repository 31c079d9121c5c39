import type { OpenedRun } from '@embpm/contract/test-runner'
import { testResults } from '@embpm/contract/test-task'
import { Badge } from '@embpm/ui/badge'
import { Breadcrumbs } from '@embpm/ui/breadcrumbs'
import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { List, Pause, Play, Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useDates } from '../../../shell/useDates.js'
import { scenarioKind } from '../scenarios/scenarioKind.js'
import { FinishRun } from './FinishRun.js'
import { clockText, countResults, type ShownStep } from './runModel.js'
import { ReRunButton } from './ReRunButton.js'
import { useResultsHref } from './useResultsHref.js'
import { useRunHref } from './useRunHref.js'
import type { Runner } from './useRunner.js'
import type { RunResults } from './useRunResults.js'
import { type RunTimer, useSeconds } from './useRunTimer.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `RunHead`. */
export interface RunHeadProps {
  opened: OpenedRun
  runner: Runner
  results: RunResults
  timer: RunTimer
  /** Shows the steps, where there is no room beside the one that is tested. */
  onSteps: () => void
}

/** The head of a run: what is tested where, how far it is, the time, and its end. */
export function RunHead({ opened, runner, results, timer, onSteps }: RunHeadProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const runHref = useRunHref()
  const resultsHref = useResultsHref()
  const dates = useDates()
  const { run, scenario } = opened
  const counts = countResults(runner.steps)
  const waiting = [...results.entries.values()].filter(({ status }) => status === 'waiting').length
  return (
    <header className="emb-app-run-head">
      <div className="emb-app-run-title">
        <Breadcrumbs
          items={[
            { label: t('implementation.pages.testRuns'), href: runHref() },
            { label: scenario.code, href: kindHref(scenarioKind, place, scenario.id) },
            { label: t('testRuns.number', { number: run.runNo }) },
          ]}
        />
        <h1>
          {scenario.name} <span className="emb-visually-hidden">{t('testRuns.number', { number: run.runNo })}</span>
        </h1>
        <Badge>{scenario.type}</Badge>
        {run.system !== '' && <Badge>{run.system}</Badge>}
        {run.state === 'finished' && <Badge tone="success">{t('testRuns.finished')}</Badge>}
      </div>
      <Progress steps={runner.steps} place={runner.place} />
      {runner.isOpen && <RunClock timer={timer} />}
      <span className="emb-app-run-saved">
        {waiting > 0
          ? t('testRuns.waiting', { count: waiting })
          : results.savedAt
            ? t('testRuns.savedAt', { time: dates.time(results.savedAt.toISOString()) })
            : ''}
      </span>
      <span className="emb-app-run-list">
        <IconButton label={t('testTasks.steps.title')} icon={<List {...glyph} />} onPress={onSteps} />
      </span>
      {run.state === 'finished' && (
        <span className="emb-app-run-finished">
          <LinkButton href={resultsHref({ view: 'report', run: run.id })}>{t('scenarioRuns.report')}</LinkButton>
          <ReRunButton
            of={{ scenarioId: scenario.id, sourceRunId: run.id, system: run.system }}
            failed={counts.fail + counts.blocked}
            isOffered
          />
        </span>
      )}
      <FinishRun run={run} open={counts['not run']} allSent={results.allSent} />
    </header>
  )
}

/** Up to so many steps have a mark each. */
const most = 60

function Progress({ steps, place }: { steps: readonly ShownStep[]; place: number }) {
  const { t, i18n } = useTranslation()
  const counts = countResults(steps)
  const done = steps.length - counts['not run']
  const text = new Intl.ListFormat(i18n.language || 'en', { type: 'unit' }).format(
    testResults.flatMap((result) =>
      result === 'not run' || counts[result] === 0
        ? []
        : [`${counts[result]} ${t(`choices.testResult.${result}`).toLocaleLowerCase(i18n.language || 'en')}`],
    ),
  )
  return (
    <div className="emb-app-run-progress">
      <p>
        <b>{t('testRuns.doneOf', { count: done, total: steps.length })}</b> <span>{text}</span>
      </p>
      <div aria-hidden>
        {steps.length <= most
          ? steps.map(({ result }, at) => (
              <i key={result.id} data-result={result.result} data-current={at === place || undefined} />
            ))
          : testResults.map((result) => (
              <i
                key={result}
                data-result={result}
                data-share
                style={{ inlineSize: `${(counts[result] / steps.length) * 100}%` }}
                hidden={counts[result] === 0}
              />
            ))}
      </div>
    </div>
  )
}

function RunClock({ timer }: { timer: RunTimer }) {
  const { t } = useTranslation()
  const { seconds, paused } = useSeconds(timer)
  return (
    <div className="emb-app-run-clock">
      <Timer {...glyph} />
      <span role="timer" aria-label={t('testRuns.time')}>
        {clockText(seconds)}
      </span>
      <Button size="s" icon={paused ? <Play {...glyph} /> : <Pause {...glyph} />} onPress={() => timer.pause(!paused)}>
        {t(paused ? 'testRuns.resume' : 'testRuns.pause')}
      </Button>
    </div>
  )
}
