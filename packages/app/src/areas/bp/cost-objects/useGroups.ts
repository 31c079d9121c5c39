import { maxPageSize } from '@embpm/contract'
import type { RowSource } from '@embpm/ui/row-source'
import type { CostObject } from '@embpm/contract/cost-object'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiOf } from '../../../entity/apiOf.js'
import { freshness, rowsQuery } from '../../../entity/entityQueries.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'

const groupKind = { name: 'costObjectGroups', api: apiOf('costObjectGroups') } as const

/** What the rows are narrowed by besides their group. */
export interface Narrowing {
  search: string
  filters: Parameters<RowSource<CostObject>['search']>[0]['filters']
}

/** All groups of cost objects, and how many cost objects that fit a search are in each itself. */
export function useGroups({ search, filters }: Narrowing) {
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const groups = useQuery(
    rowsQuery(groupKind, { client, organisation }, { sort: 'code', size: maxPageSize }),
    queryClient,
  )
  const asked = {
    search: search || undefined,
    filter: Object.fromEntries(Object.entries(filters).map(([column, values]) => [column, [...values]])),
  }
  const counts = useQuery(
    {
      queryKey: queryKeys.values(organisation, 'costObjects', 'groupId', asked),
      queryFn: ({ signal }) => client.costObjects.values({ column: 'groupId', ...asked }, { signal }),
      staleTime: freshness,
    },
    queryClient,
  )
  const own = useMemo(() => new Map(counts.data?.map(({ value, count }) => [value, count])), [counts.data])
  return {
    groups: groups.data?.rows,
    own,
    failed: groups.isError,
    retry: groups.refetch,
  }
}
