import { exactly } from '@embpm/calendar/condition'
import type { CostElement } from '@embpm/contract/cost-element'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { rowsQuery } from '../../../entity/entityQueries.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { glAccountKind } from '../gl-accounts/glAccountKind.js'

/** The account whose number a primary cost element carries, or that there is none. */
export function AccountOfElement({ entity: { kind, costElement } }: { entity: CostElement }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const { data, error, refetch } = useQuery({
    ...rowsQuery(
      glAccountKind,
      { client, organisation: place.organisation },
      { filter: { glAccount: [exactly(costElement)] }, size: 1 },
    ),
    enabled: kind === 'primary',
  })
  const account = data?.rows[0]
  return (
    <Card title={t('costElements.account')}>
      {kind === 'secondary' ? (
        <p className="emb-app-aside-note">{t('costElements.secondaryHasNone')}</p>
      ) : error ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : account ? (
        <Link href={kindHref(glAccountKind, place, account.id)}>{glAccountKind.nameOf(account)}</Link>
      ) : (
        <p className="emb-app-aside-note">{t('costElements.noAccount', { number: costElement })}</p>
      )}
    </Card>
  )
}
