import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../../entity/NotLoaded.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { unnamed } from '../../../shell/leavings.js'
import { RunPage } from './RunPage.js'
import { RunsPage } from './RunsPage.js'
import { useRun } from './useRunResults.js'
import { useRunHref } from './useRunHref.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The run that the address names, to be tested step by step; without one those that can be gone on with. */
export function TestRunScreen() {
  const { run, scenario, step } = useRawSearch()
  if (typeof run === 'string' && run !== '')
    return <OneRun key={run} id={run} start={typeof step === 'string' ? step : undefined} />
  return <RunsPage scenario={typeof scenario === 'string' ? scenario : null} />
}

function OneRun({ id, start }: { id: string; start: string | undefined }) {
  const { t } = useTranslation()
  const runHref = useRunHref()
  const { data, error, refetch } = useRun(id)
  if (data) return <RunPage opened={data} {...(start !== undefined && { start })} />
  if (error) return <NotLoaded error={error} back={{ href: runHref(), label: t('testRuns.all') }} onRetry={refetch} />
  return (
    <Page>
      <Page.Head title={unnamed} />
      <Skeleton rows={10} columns={[312, 480, 300]} label={t('states.loading')} />
    </Page>
  )
}
