import type { TestRun } from '@embpm/contract/test-run'
import { LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { Select } from '@embpm/ui/select'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../../entity/NotLoaded.js'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { useDates } from '../../../shell/useDates.js'
import { ReRunButton } from '../test-runs/ReRunButton.js'
import { useResultsHref } from '../test-runs/useResultsHref.js'
import { ComparedSteps } from './ComparedSteps.js'
import { compareRuns } from './compareRuns.js'
import { useRunQuery, useRunsOf } from './useRunQuery.js'

/** Props of `ComparePage`. */
export interface ComparePageProps {
  /** Ids of the runs; without them the newest two of the scenario, without the first the one before the second. */
  from: string | null
  to: string | null
  /** Id of the scenario, where no run is named. */
  scenario: string | null
}

/** Two runs of one scenario, step by step: what changed comes first, the rest is folded. */
export function ComparePage({ from, to, scenario }: ComparePageProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const resultsHref = useResultsHref()
  const named = useRunQuery(to ?? from)
  const scenarioId = named.data?.run.scenarioId ?? scenario
  const runs = useRunsOf(scenarioId)
  const list = runs.data?.rows ?? []
  const later = to ?? list.find(({ id }) => id !== from)?.id ?? null
  const laterNo = list.find(({ id }) => id === later)?.runNo ?? 0
  const earlier = from ?? list.find(({ runNo }) => runNo < laterNo)?.id ?? null
  const before = useRunQuery(earlier)
  const after = useRunQuery(later)
  const steps = useMemo(
    () => (before.data && after.data ? compareRuns(before.data, after.data) : null),
    [before.data, after.data],
  )
  const go = (search: Partial<ComparePageProps>) =>
    void router.navigate({
      href: resultsHref({
        view: 'compare',
        ...Object.fromEntries(
          Object.entries({ from: earlier, to: later, ...search }).filter(([, value]) => value !== null),
        ),
      }),
      replace: true,
    })
  const error = named.error ?? runs.error ?? before.error ?? after.error
  const all = { href: resultsHref(), label: t('scenarioRuns.title') }
  if (error && !steps)
    return (
      <NotLoaded
        error={error}
        back={all}
        onRetry={() => Promise.all([named, runs, before, after].map((one) => one.isError && one.refetch()))}
      />
    )
  const { run, scenario: of } = after.data ?? {}
  const isAlien = before.data && after.data && before.data.run.scenarioId !== after.data.run.scenarioId
  return (
    <Page className="emb-app-results">
      <Page.Head
        breadcrumbs={[{ label: t('implementation.pages.scenarioResults'), href: all.href }]}
        title={of ? t('scenarioRuns.compareTitle', { name: of.name }) : t('scenarioRuns.compare')}
        actions={
          run && (
            <>
              <LinkButton href={resultsHref({ view: 'report', run: run.id })}>{t('scenarioRuns.report')}</LinkButton>
              <ReRunButton
                of={{ scenarioId: run.scenarioId, sourceRunId: run.id, system: run.system }}
                failed={run.failed + run.blocked}
                isOpen={run.state === 'open'}
                isOffered
                variant="primary"
              />
            </>
          )
        }
      />
      <div className="emb-app-compare-runs">
        {scenarioId === null ? (
          <ReferenceControl
            to="scenarios"
            label={t('fields.scenario')}
            value={null}
            onValueChange={(id) => id !== null && go({ scenario: id, from: null, to: null })}
          />
        ) : (
          <>
            <RunSelect
              label={t('scenarioRuns.earlier')}
              runs={list}
              value={earlier}
              not={later}
              onChange={(id) => go({ from: id })}
            />
            <RunSelect
              label={t('scenarioRuns.later')}
              runs={list}
              value={later}
              not={earlier}
              onChange={(id) => go({ to: id })}
            />
          </>
        )}
      </div>
      <Page.Body>
        {scenarioId === null && to === null && from === null ? (
          <StateMessage kind="empty" title={t('scenarioRuns.chooseTitle')} description={t('scenarioRuns.chooseText')} />
        ) : isAlien ? (
          <StateMessage kind="empty" title={t('scenarioRuns.alienTitle')} description={t('scenarioRuns.twoOfOne')} />
        ) : runs.data && (earlier === null || later === null) ? (
          <StateMessage kind="empty" title={t('scenarioRuns.oneTitle')} description={t('scenarioRuns.oneText')} />
        ) : !steps || !before.data || !after.data ? (
          <SkeletonText />
        ) : (
          <ComparedSteps steps={steps} before={before.data.run} after={after.data.run} />
        )}
      </Page.Body>
    </Page>
  )
}

interface RunSelectProps {
  label: string
  runs: readonly TestRun[]
  value: string | null
  /** The other one: a run is not compared with itself. */
  not: string | null
  onChange: (id: string) => void
}

function RunSelect({ label, runs, value, not, onChange }: RunSelectProps) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Select
      label={label}
      value={value}
      options={runs.map(({ id, runNo, startedAt, system }) => ({
        value: id,
        label: [t('testRuns.number', { number: runNo }), startedAt && dates.date(startedAt.slice(0, 10)), system]
          .filter(Boolean)
          .join(', '),
        disabled: id === not,
      }))}
      onValueChange={(id) => id !== null && onChange(id)}
    />
  )
}
