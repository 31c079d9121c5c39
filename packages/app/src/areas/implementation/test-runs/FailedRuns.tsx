import { Link } from '@embpm/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useDates } from '../../../shell/useDates.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { ReRunButton } from './ReRunButton.js'
import { useRunHref } from './useRunHref.js'

/** Of so many of the newest runs those are shown in which something failed. */
const looked = 200

/** Props of `FailedRuns`. */
export interface FailedRunsProps {
  /** Id of the scenario whose runs they are; `null` for all. */
  scenario: string | null
  /** Ids of the scenarios that have an open run: no other one can be started. */
  open: readonly string[]
}

/** The last finished run of each scenario, where something failed in it: that is run again. */
export function FailedRuns({ scenario, open }: FailedRunsProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const dates = useDates()
  const runHref = useRunHref()
  const heading = useId()
  const filter = { state: ['finished'], ...(scenario !== null && { scenarioId: [scenario] }) }
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.list(organisation, 'testRuns', filter),
    queryFn: ({ signal }) => client.testRuns.list({ filter, sort: '-startedAt', size: looked }, { signal }),
    staleTime: 0,
  })
  if (error && !data) return <AsideFailed onRetry={refetch} />
  const newest = new Map(data?.rows.toReversed().map((run) => [run.scenarioId, run]))
  const failed = [...newest.values()]
    .toReversed()
    .filter((run) => run.failed + run.blocked > 0 && !open.includes(run.scenarioId))
  if (failed.length === 0) return null
  return (
    <section className="emb-app-runs-failed" aria-labelledby={heading}>
      <h2 id={heading}>{t('testRuns.failedRuns')}</h2>
      <ul>
        {failed.map((run) => (
          <li key={run.id}>
            <p>
              <Link href={runHref({ run: run.id })}>{run.scenario?.name}</Link>
              <small>
                {[
                  run.scenario?.code ?? '',
                  t('testRuns.number', { number: run.runNo }),
                  run.startedAt === null ? '' : dates.date(run.startedAt.slice(0, 10)),
                ]
                  .filter((one) => one !== '')
                  .join(' · ')}
              </small>
            </p>
            <ReRunButton
              size="s"
              of={{ scenarioId: run.scenarioId, sourceRunId: run.id, system: run.system }}
              failed={run.failed + run.blocked}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
