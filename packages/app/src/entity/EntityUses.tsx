import type { Entity } from '@embpm/contract'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import type { MenuItem } from '@embpm/ui/menu'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ListTree } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { EntityAsideProps } from './EntityAside.js'
import { inOrganisation } from '../routes/page.js'
import { addressOf, isOpen, openListOf, pageOf, pageOfKind } from '../routes/views.js'
import { stringifySearch } from '../shell/searchParams.js'
import { useOffer } from '../shell/useOffer.js'
import { AsideFailed } from './AsideFailed.js'
import { usePlace } from './usePlace.js'
import { useVisitor } from './useUser.js'

/** Where an entity is used: who refers to it, by kind, each with a link to its page where it has one. */
export function EntityUses<E extends Entity>({ kind, entity }: EntityAsideProps<E>) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const visitor = useVisitor()
  const explorer = pageOf(inOrganisation('administration/object-explorer'))
  const explore: MenuItem = {
    id: 'explore-links',
    label: t('object.explore'),
    icon: <ListTree size={16} strokeWidth={1.5} aria-hidden />,
    href: addressOf(explorer.path, place) + stringifySearch({ kind: kind.name, id: entity.id }),
  }
  useOffer('page', isOpen(explorer, visitor) ? [explore] : [])
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.uses(place.organisation, kind.name, entity.id),
    queryFn: ({ signal }) => kind.api(client).uses({ id: entity.id }, { signal }),
    staleTime: 0,
  })
  return (
    <Card title={t('object.uses')}>
      {error ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : data.length === 0 ? (
        <p className="emb-app-aside-note">{t('object.usesNone')}</p>
      ) : (
        data.map((use) => {
          const title = pageOfKind(use.kind)?.title
          const base = openListOf(use.kind, place, visitor)
          return (
            <section key={use.kind} className="emb-app-uses">
              <h3>
                {title ? t(title) : use.kind} <span>{use.total}</span>
              </h3>
              <ul>
                {use.entities.map(({ id, label }) => (
                  <li key={id}>{base ? <Link href={`${base}/${encodeURIComponent(id)}`}>{label}</Link> : label}</li>
                ))}
              </ul>
              {use.total > use.entities.length && (
                <p className="emb-app-aside-note">{t('object.usesMore', { count: use.total - use.entities.length })}</p>
              )}
            </section>
          )
        })
      )}
    </Card>
  )
}
