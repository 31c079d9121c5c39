import type { TestRun } from '@embpm/contract/test-run'
import { LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { Select } from '@embpm/ui/select'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../../entity/NotLoaded.js'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { useDates } from '../../../shell/useDates.js'
import { ReRunButton } from '../test-runs/ReRunButton.js'
import { useResultsHref } from '../test-runs/useResultsHref.js'
import { ComparedSteps } from './ComparedSteps.js'
import { type ComparePageProps, type Comparison, useCompared } from './useCompared.js'

/** Two runs of one scenario, step by step: what changed comes first, the rest is folded. */
export function ComparePage({ from, to, scenario }: ComparePageProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const resultsHref = useResultsHref()
  const compared = useCompared({ from, to, scenario })
  const { scenarioId, list, earlier, later, after, steps, error } = compared
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
  const all = { href: resultsHref(), label: t('scenarioRuns.title') }
  if (error && !steps) return <NotLoaded error={error} back={all} onRetry={compared.retry} />
  const { run, scenario: of } = after ?? {}
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
        <Compared {...compared} isNamed={scenarioId !== null || to !== null || from !== null} />
      </Page.Body>
    </Page>
  )
}

/** The steps of both runs, or why there are none. */
function Compared({ isNamed, loaded, earlier, later, before, after, steps }: Comparison & { isNamed: boolean }) {
  const { t } = useTranslation()
  if (!isNamed)
    return (
      <StateMessage kind="empty" title={t('scenarioRuns.chooseTitle')} description={t('scenarioRuns.chooseText')} />
    )
  if (before && after && before.run.scenarioId !== after.run.scenarioId)
    return <StateMessage kind="empty" title={t('scenarioRuns.alienTitle')} description={t('scenarioRuns.twoOfOne')} />
  if (loaded && (earlier === null || later === null))
    return <StateMessage kind="empty" title={t('scenarioRuns.oneTitle')} description={t('scenarioRuns.oneText')} />
  if (!steps || !before || !after) return <SkeletonText />
  return <ComparedSteps steps={steps} before={before.run} after={after.run} />
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
