import type { TestRun } from '@embpm/contract/test-run'
import { Button, LinkButton } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Link } from '@embpm/ui/link'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useDates } from '../../../shell/useDates.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { testTaskKind } from '../test-tasks/testTaskKind.js'
import { FailedRuns } from './FailedRuns.js'
import { useResultsHref } from './useResultsHref.js'
import { useRunHref } from './useRunHref.js'

const startDialog = lazyPart(async () => (await import('./StartRunDialog.js')).StartRunDialog)

/** The runs that are open, to go on with; and a new one. */
export function RunsPage({ scenario }: { scenario: string | null }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const resultsHref = useResultsHref()
  const mayWrite = useMayWrite(testTaskKind)
  const [starts, setStarts] = useState(false)
  const { Part: StartDialog, pending } = usePart(startDialog, starts, () => setStarts(false))
  const filter = { state: ['open'], ...(scenario !== null && { scenarioId: [scenario] }) }
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.list(place.organisation, 'testRuns', filter),
    queryFn: ({ signal }) => client.testRuns.list({ filter, sort: '-startedAt', size: 200 }, { signal }),
    staleTime: 0,
  })
  const start = { label: t('testRuns.start'), icon: <Play size={16} strokeWidth={1.5} aria-hidden /> }
  useOffer('page', mayWrite ? [{ id: 'start-run', ...start, onAction: () => setStarts(true) }] : [])
  return (
    <Page>
      <Page.Head
        breadcrumbs={[
          { label: t('testTasks.title'), href: kindHref(testTaskKind, place) },
          { label: t('implementation.pages.testRuns') },
        ]}
        title={t('implementation.pages.testRuns')}
        actions={
          <>
            <LinkButton href={resultsHref(scenario === null ? {} : { scenarioId: scenario })}>
              {t('testRuns.results')}
            </LinkButton>
            {mayWrite && (
              <Button variant="primary" icon={start.icon} pending={pending} onPress={() => setStarts(true)}>
                {start.label}
              </Button>
            )}
          </>
        }
      />
      <Page.Body>
        {error ? (
          <StateMessage
            kind="error"
            title={t('testRuns.loadFailed')}
            description={t('object.loadFailedText')}
            actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
          />
        ) : !data ? (
          <SkeletonText />
        ) : data.rows.length === 0 ? (
          <StateMessage kind="empty" title={t('testRuns.emptyTitle')} description={t('testRuns.emptyText')} />
        ) : (
          <ul className="emb-app-runs" aria-label={t('testRuns.open')}>
            {data.rows.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </ul>
        )}
        {data && <FailedRuns scenario={scenario} open={data.rows.map(({ scenarioId }) => scenarioId)} />}
      </Page.Body>
      {starts && StartDialog && <StartDialog scenario={scenario} onClose={() => setStarts(false)} />}
    </Page>
  )
}

function Run({ run }: { run: TestRun }) {
  const { t } = useTranslation()
  const dates = useDates()
  const runHref = useRunHref()
  const facts = [run.system, run.startedBy?.name ?? '', run.startedAt === null ? '' : dates.dateTime(run.startedAt)]
  return (
    <li>
      <Link href={runHref({ run: run.id })}>
        <b>{run.scenario?.name}</b>
        <small>{run.scenario?.code}</small>
        <span>{t('testRuns.number', { number: run.runNo })}</span>
        <small>{facts.filter((one) => one !== '').join(' · ')}</small>
      </Link>
    </li>
  )
}
