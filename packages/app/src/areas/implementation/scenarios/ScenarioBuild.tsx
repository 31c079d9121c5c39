import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../../entity/NotLoaded.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { unnamed } from '../../../shell/leavings.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { BuildPage } from './BuildPage.js'
import { scenarioKind } from './scenarioKind.js'
import { builtQuery } from './useBuild.js'
import './styles.css'

/** Builds the sequence of a scenario; `isFlow` shows what waits for what instead of the list. */
export function ScenarioBuild({ id, isFlow }: { id: string; isFlow: boolean }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const { data, error, refetch } = useQuery({
    queryKey: builtQuery(place.organisation, id),
    queryFn: ({ signal }) => client.scenarioBuild.read({ id }, { signal }),
  })
  const list = { label: t('scenarios.title'), href: kindHref(scenarioKind, place) }
  if (data) return <BuildPage built={data} isFlow={isFlow} list={list} />
  if (error) return <NotLoaded error={error} back={{ href: list.href, label: t('object.toList') }} onRetry={refetch} />
  return (
    <Page>
      <Page.Head breadcrumbs={[list]} title={unnamed} />
      <Skeleton rows={8} columns={[272, 480, 280]} label={t('states.loading')} />
    </Page>
  )
}
