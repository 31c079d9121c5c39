import type { Counted, Entity } from '@embpm/contract'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { CreateLink } from '../CreateLink.js'
import { kindHref, usePlace } from '../usePlace.js'
import type { KeptNode, TreeKind } from './TreeKind.js'
import { AsideFailed } from '../AsideFailed.js'

/** Props of `TreeChildren`. */
export interface TreeChildrenProps<E extends Entity & N, N extends KeptNode> {
  tree: TreeKind<E, N>
  entity: E
}

/** What stands directly below an entity in its tree, each with its link, as a card of its page. */
export function TreeChildren<E extends Entity & N, N extends KeptNode>({ tree, entity }: TreeChildrenProps<E, N>) {
  const { kind } = tree
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.kind(place.organisation, kind.name), 'below', entity.id],
    queryFn: ({ signal }) => tree.api(client).children({ parentId: entity.id }, { signal }),
  })
  return (
    <Card
      title={t('tree.below')}
      actions={
        <CreateLink kind={kind} size="s" variant="ghost" search={`?parentId=${encodeURIComponent(entity.id)}`} />
      }
    >
      {error && !data ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : data.length === 0 ? (
        <p className="emb-app-aside-note">{t('tree.nothingBelow')}</p>
      ) : (
        <ul className="emb-app-tree-children">
          {data.map((node: Counted<N>) => (
            <li key={node.id}>
              <span className="emb-app-tree-icon">{tree.icon(node)}</span>
              <Link href={kindHref(kind, place, node.id)}>{tree.nameOf(node)}</Link>
              <span className="emb-app-tree-code">{tree.codeOf(node)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
