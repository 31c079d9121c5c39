import { maxPageSize, type Client } from '@embpm/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../session/queryKeys.js'
import { viewsApi } from './viewsApi.js'

/** The saved views of a list that the user sees: the own ones and those that others share. */
export const viewsQuery = (client: Client, organisation: string, list: string) =>
  queryOptions({
    queryKey: queryKeys.list(organisation, 'views', { list }),
    queryFn: async ({ signal }) => {
      const { rows } = await viewsApi(client).list(
        { filter: { list: [list] }, sort: 'name', size: maxPageSize },
        { signal },
      )
      return rows
    },
    staleTime: 60_000,
  })
