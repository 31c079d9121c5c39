import { isApiError } from '@embpm/contract'
import { Button, LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { StatePage } from '../../../shell/StatePage.js'
import { useOnline } from '../../../shell/useOnline.js'
import { ServiceEditor } from './ServiceEditor.js'

/** Props of `ServiceScreen`. */
export interface ServiceScreenProps {
  organisation: string
  id: string
  /** Address of the list. */
  listHref: string
}

/** Loads one service and shows its object page, or why there is none. */
export function ServiceScreen({ organisation, id, listHref }: ServiceScreenProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const online = useOnline()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.service(organisation, id),
    queryFn: ({ signal }) => client.services.get({ id }, { signal }),
    // An object page is about to be edited: what is shown should be the latest.
    staleTime: 0,
  })

  if (data) return <ServiceEditor key={id} service={data} organisation={organisation} listHref={listHref} />
  if (isApiError(error, 'NOT_FOUND')) {
    return (
      <StatePage>
        <StateMessage
          kind="not-found"
          headingLevel={1}
          title={t('service.notFoundTitle')}
          description={t('service.notFoundText')}
          actions={
            <LinkButton href={listHref} variant="primary">
              {t('service.toList')}
            </LinkButton>
          }
        />
      </StatePage>
    )
  }
  if (error) {
    return (
      <StatePage>
        <StateMessage
          kind={online ? 'error' : 'offline'}
          headingLevel={1}
          title={t('service.loadFailedTitle')}
          description={t('service.loadFailedText')}
          actions={
            <Button variant="primary" onPress={() => void refetch()}>
              {t('states.retry')}
            </Button>
          }
        />
      </StatePage>
    )
  }
  return (
    <Page>
      <Page.Head breadcrumbs={[{ label: t('shell.data') }, { label: t('services.title'), href: listHref }]} title="…" />
      <Page.Body tint>
        <SkeletonText />
      </Page.Body>
    </Page>
  )
}
