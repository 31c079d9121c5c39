import { maxPageSize, type Client, type EntityApi } from '@embpm/contract'
import type { SavedView } from '@embpm/contract/saved-view'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../session/queryKeys.js'

/** The endpoints of saved views that the lists need. */
export type ViewsApi = Pick<EntityApi<SavedView>, 'list' | 'create' | 'update' | 'remove' | 'restore'>

/** The endpoints of saved views. */
export const viewsApi = (client: Client): ViewsApi => client.views

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
