import type { EntityName } from '@embpm/contract'
import { useQuery } from '@tanstack/react-query'
import { freshness } from '../../../../entity/entityQueries.js'
import { referenceTo } from '../../../../entity/referenceTo.js'
import { usePlace } from '../../../../entity/usePlace.js'
import { queryKeys } from '../../../../session/queryKeys.js'
import { useServices } from '../../../../shell/ServicesProvider.js'

/** What those of some objects that exist are called, by id; `undefined` until that is known. */
export function useExisting(kind: EntityName, ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = [...new Set(ids)].toSorted()
  const { data } = useQuery({
    queryKey: [...queryKeys.kind(organisation, kind), 'existing', asked],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const entries = await referenceTo(kind).resolve(client, asked, { signal })
      return new Map(entries.map(({ id, name }) => [id, name]))
    },
    enabled: asked.length > 0,
    staleTime: freshness,
  })
  return asked.length > 0 ? data : new Map()
}
