import { serviceFilterColumns, type Client, type Service } from '@embpm/contract'
import type { RowQuery, RowSource } from '@embpm/ui/row-source'
import { CancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { queryKeys } from '../../../session/queryKeys.js'

/** What the source of services needs. */
export interface ServiceSourceOptions {
  client: Client
  queryClient: QueryClient
  /** The organisation whose services they are. */
  organisation: string
}

/**
 * Services as a list or picker asks for them, over the API and the query cache: a page that was loaded a moment ago is
 * answered at once, equal questions are asked once, and a question nobody waits for any more is aborted.
 */
export function serviceSource({ client, queryClient, organisation }: ServiceSourceOptions): RowSource<Service> {
  /** Fresh cached data at once, else a request that the caller's signal aborts. */
  const cached = <Data>(queryKey: QueryKey, ask: (signal: AbortSignal) => Promise<Data>, signal: AbortSignal) => {
    const state = queryClient.getQueryState<Data>(queryKey)
    const fresh = state?.data !== undefined && !state.isInvalidated && Date.now() - state.dataUpdatedAt < freshness
    if (fresh && state.data !== undefined) return state.data
    const abort = () => void queryClient.cancelQueries({ queryKey, exact: true }, { silent: true })
    signal.addEventListener('abort', abort, { once: true })
    return queryClient
      .query({ queryKey, queryFn: (context) => ask(context.signal), staleTime: freshness })
      .catch((error: unknown) => {
        throw error instanceof CancelledError ? new DOMException('The request was aborted', 'AbortError') : error
      })
      .finally(() => signal.removeEventListener('abort', abort))
  }

  const list = (query: Partial<ReturnType<typeof toListQuery>>, signal: AbortSignal) =>
    cached(
      queryKeys.serviceList(organisation, query),
      (abort) => client.services.list(query, { signal: abort }),
      signal,
    )

  return {
    search: (query, { signal }) => list(toListQuery(query), signal),
    async resolve(keys, { signal }) {
      if (keys.length === 0) return []
      const page = await list({ filter: { id: [...keys] }, page: 1, size: keys.length }, signal)
      return page.rows
    },
    values(column, { signal }) {
      const known = serviceFilterColumns.find((one) => one === column)
      if (!known) return []
      return cached(
        queryKeys.serviceValues(organisation, known),
        (abort) => client.services.values({ column: known }, { signal: abort }),
        signal,
      )
    },
  }
}

/** How long an answer counts as fresh, in ms. */
const freshness = 30_000

const toListQuery = ({ search, filters, sort, offset, limit }: RowQuery) => ({
  search: search || undefined,
  filter: Object.fromEntries(Object.entries(filters).map(([column, values]) => [column, [...values]])),
  sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : undefined,
  page: Math.floor(offset / limit) + 1,
  size: limit,
})
