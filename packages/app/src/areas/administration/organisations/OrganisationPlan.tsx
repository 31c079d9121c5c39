import type { OrganisationRecord } from '@embpm/contract/organisation-record'
import { Card } from '@embpm/ui/card'
import { KeyValue } from '@embpm/ui/key-value'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { CreateLink } from '../../../entity/CreateLink.js'
import { rowsQuery } from '../../../entity/entityQueries.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useDates } from '../../../shell/useDates.js'
import { SeatsBar } from '../subscriptions/seats/SeatsBar.js'
import { SubscriptionState } from '../subscriptions/seats/SubscriptionState.js'
import { subscriptionKind } from '../subscriptions/subscriptionKind.js'

/** How many may belong to an organisation and how many do, by its subscription; without one there is no limit. */
export function OrganisationPlan({ entity: { organisationId } }: { entity: OrganisationRecord }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { client } = useServices()
  const place = usePlace()
  const asked = { filter: { organisationId: [organisationId] }, size: 1 }
  const { data, error, refetch } = useQuery(
    rowsQuery(subscriptionKind, { client, organisation: place.organisation }, asked),
  )
  const [one] = data?.rows ?? []
  return (
    <Card title={t('organisations.subscription')}>
      {error ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : one ? (
        <>
          <KeyValue
            items={[
              { label: t('fields.seatsUsed'), value: <SeatsBar {...one} /> },
              { label: t('fields.state'), value: <SubscriptionState state={one.state} /> },
              ...(one.renewal === null ? [] : [{ label: t('fields.renewal'), value: dates.date(one.renewal) }]),
            ]}
          />
          <p>
            <Link href={kindHref(subscriptionKind, place, one.id)}>{t('organisations.toSubscription')}</Link>
          </p>
        </>
      ) : (
        <>
          <p className="emb-app-aside-note">{t('organisations.noSubscription')}</p>
          <p>
            <CreateLink kind={subscriptionKind} size="s" search={stringifySearch({ organisationId })} />
          </p>
        </>
      )}
    </Card>
  )
}
