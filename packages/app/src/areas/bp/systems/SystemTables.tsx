import { exactly } from '@embpm/calendar/condition'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiOf } from '../../../entity/apiOf.js'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { rowsQuery } from '../../../entity/entityQueries.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useVisitor } from '../../../entity/useUser.js'
import { addressOf, isOpen, pageOfKind } from '../../../routes/views.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useServices } from '../../../shell/ServicesProvider.js'

const tables = { name: 'dictionaryTables', api: apiOf('dictionaryTables') } as const

/** The first tables of a system's dictionary, and the way to all of them. */
export function SystemTables({ sid }: { sid: string }) {
  const { t, i18n } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const visitor = useVisitor()
  const filter = { system: [exactly(sid)] }
  const { data, error, refetch } = useQuery(
    rowsQuery(tables, { client, organisation: place.organisation }, { filter, sort: 'tableName', size: 8 }),
  )
  const page = pageOfKind('dictionaryTables')
  const base = page && isOpen(page, visitor) ? addressOf(page.path, place) : null
  const total = data && new Intl.NumberFormat(i18n.language).format(data.total)
  return (
    <Card
      title={t('dictionaryTables.title')}
      actions={
        base !== null && total ? (
          <Link href={base + stringifySearch(filter)}>{t('systems.allTables', { total })}</Link>
        ) : undefined
      }
    >
      {error ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : data.total === 0 ? (
        <p className="emb-app-aside-note">{t('systems.noTables')}</p>
      ) : (
        <ul className="emb-app-systems-tables">
          {data.rows.map(({ id, tableName, descriptionInfo }) => (
            <li key={id}>
              {base === null ? tableName : <Link href={`${base}/${encodeURIComponent(id)}`}>{tableName}</Link>}{' '}
              {descriptionInfo.shortDescription}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
