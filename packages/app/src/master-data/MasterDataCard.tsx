import { isApiError, kinds, mayDo } from '@embpm/contract'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { apiOf } from '../entity/apiOf.js'
import { AsideFailed } from '../entity/AsideFailed.js'
import { rowsQuery } from '../entity/entityQueries.js'
import { usePlace } from '../entity/usePlace.js'
import { useVisitor } from '../entity/useUser.js'
import { addressOf, type KindPage } from '../routes/views.js'
import { pageIcon } from '../shell/pageIcon.js'
import { useDates } from '../shell/useDates.js'
import { useServices } from '../shell/ServicesProvider.js'

/** One kind of master data: how many there are, what was changed last, the way to its list and to a new one. One that fails leaves the others as they are. */
export function MasterDataCard({ page: { path, kind, title, icon } }: { page: KindPage }) {
  const { t, i18n } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const dates = useDates()
  const visitor = useVisitor()
  const { data, error, refetch } = useQuery(
    rowsQuery(
      { name: kind, api: apiOf(kind) },
      { client, organisation: place.organisation },
      {
        sort: '-changedAt',
        size: 1,
      },
    ),
  )
  const href = addressOf(path, place)
  const [last] = data?.rows ?? []
  const { data: family } = useQuery({
    queryKey: ['family', kind],
    queryFn: async () => (await kinds[kind]()).family,
    staleTime: Infinity,
  })
  const mayWrite = family !== undefined && mayDo('write', family, visitor)
  return (
    <Card
      title={
        <span className="emb-app-master-title">
          {icon && pageIcon(icon)}
          <Link href={href}>{t(title)}</Link>
        </span>
      }
      actions={
        mayWrite ? (
          <Link className="emb-app-master-new" href={`${href}/new`}>
            <Plus size={14} strokeWidth={1.5} aria-hidden />
            {t(`${kind}.new`)}
          </Link>
        ) : undefined
      }
    >
      {isApiError(error, 'FORBIDDEN') ? (
        <p className="emb-app-aside-note">{t('states.forbiddenTitle')}</p>
      ) : error ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : (
        <div className="emb-app-master-facts">
          <b>{new Intl.NumberFormat(i18n.language).format(data.total)}</b>
          <p>
            {last
              ? t('masterData.lastChanged', { date: dates.date(last.changedAt), user: last.changedBy })
              : t(`${kind}.emptyTitle`)}
          </p>
        </div>
      )}
    </Card>
  )
}
