import type { Entity } from '@embpm/contract'
import type { Breadcrumb } from '@embpm/ui/breadcrumbs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { kindHref, usePlace, useRawSearch } from '../usePlace.js'
import type { KeptNode, TreeKind } from './TreeKind.js'
import { useParams } from '@tanstack/react-router'
import * as z from 'zod/mini'

/**
 * The levels above the entity whose page the address names, from the whole tree down, each a link. A new one stands below
 * the `parent` of the address.
 */
export function useTreeLevels<E extends Entity & N, N extends KeptNode>(tree: TreeKind<E, N>): readonly Breadcrumb[] {
  const { kind } = tree
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const { parent } = useRawSearch()
  const id = useTreeId() ?? 'new'
  const below = typeof parent === 'string' ? parent : null
  const target = id === 'new' ? below : id
  const { data: path = [] } = useQuery({
    queryKey: [...queryKeys.kind(place.organisation, kind.name), 'path', target],
    queryFn: async ({ signal }) =>
      target === null ? [] : ((await tree.api(client).paths({ ids: [target] }, { signal }))[0] ?? []),
    enabled: target !== null,
  })
  return [
    { label: t(`${kind.words}.title`), href: kindHref(kind, place) },
    ...path
      .filter((node) => node.id !== id)
      .map((node) => ({ label: tree.nameOf(node), href: kindHref(kind, place, node.id) })),
  ]
}

const parameters = z.object({ id: z.optional(z.string()) })

/** Id of the entity whose page the address names, `new` for one that does not exist yet, `null` for none. */
export function useTreeId(): string | null {
  const named: unknown = useParams({ strict: false })
  return parameters.safeParse(named).data?.id ?? null
}
