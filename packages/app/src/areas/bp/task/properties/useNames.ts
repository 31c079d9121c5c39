import type { EntityName, ReferenceName } from '@embpm/contract'
import { useQuery } from '@tanstack/react-query'
import { freshness } from '../../../../entity/entityQueries.js'
import { referenceTo } from '../../../../entity/referenceTo.js'
import { usePlace } from '../../../../entity/usePlace.js'
import { queryKeys } from '../../../../session/queryKeys.js'
import { useServices } from '../../../../shell/ServicesProvider.js'

/** What some objects are called, or were at last, by id; without those that never were. `undefined` until that is known. */
export function useNames(kind: EntityName, ids: readonly string[]): ReadonlyMap<string, ReferenceName> | undefined {
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = [...new Set(ids)].toSorted()
  const { data } = useQuery({
    queryKey: [...queryKeys.kind(organisation, kind), 'names', asked],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, ReferenceName>> => {
      const names = await referenceTo(kind).names(client, asked, { signal })
      return new Map(names.map((name) => [name.key, name]))
    },
    enabled: asked.length > 0,
    staleTime: freshness,
  })
  return asked.length > 0 ? data : new Map()
}
