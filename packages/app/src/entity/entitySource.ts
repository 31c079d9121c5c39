import { exactly } from '@embpm/calendar/condition'
import {
  maxIdLength,
  maxPageSize,
  type Client,
  type Entity,
  type EntityApi,
  type RequestOptions,
} from '@embpm/contract'
import type { RowQuery, RowSource } from '@embpm/ui/row-source'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../session/queryKeys.js'
import { askShared, type Question } from './askShared.js'
import { lastNames } from './lastNames.js'
import { freshness, rowsQuery, type SourceKind } from './entityQueries.js'

/** What the source of a kind of entity needs. */
export interface EntitySourceOptions {
  client: Client
  queryClient: QueryClient
  /** The organisation whose entities they are. */
  organisation: string
}

/**
 * Entities as a list or picker asks for them, over the API and the query cache: a page that was loaded a moment ago is
 * answered at once, equal questions are asked once, and a question nobody waits for any more is aborted.
 */
export function entitySource<E extends Entity>(
  kind: SourceKind<E>,
  { client, queryClient, organisation }: EntitySourceOptions,
): RowSource<E> {
  const api = kind.api(client)
  const { by = 'id' } = kind

  /** Fresh cached data at once, else a request that the caller's signal aborts. */
  const cached = <Data>(question: Question<Data>, signal: AbortSignal) => {
    const state = queryClient.getQueryState<Data>(question.queryKey)
    const fresh = state?.data !== undefined && !state.isInvalidated && Date.now() - state.dataUpdatedAt < freshness
    if (fresh && state.data !== undefined) return state.data
    return askShared(queryClient, question, signal)
  }

  return {
    search: (query, { signal }) => cached(rowsQuery(kind, { client, organisation }, toListQuery(query)), signal),
    resolve(keys, { signal }) {
      if (keys.length === 0) return []
      return cached(
        {
          queryKey: queryKeys.list(organisation, kind.name, { [by]: keys }),
          queryFn: (context) => found(api, by, keys, { signal: context.signal }),
          staleTime: freshness,
        },
        signal,
      )
    },
    lastNames: (keys, { signal }) => lastNames(client, kind.name, { keys, by, signal }),
    values(column, { signal, ...query }) {
      if (kind.filterColumns?.includes(column) === false) return []
      const asked = narrowed(query)
      return cached(
        {
          queryKey: queryKeys.values(organisation, kind.name, column, asked),
          queryFn: (context) => api.values({ column, ...asked }, { signal: context.signal }),
          staleTime: freshness,
        },
        signal,
      )
    },
  }
}

/** How many keys that are no ids fit in the address of one request. */
const keysAtOnce = 100

/** Those of the keys that exist. */
async function found<E extends Entity>(
  api: EntityApi<E>,
  by: string,
  keys: readonly string[],
  options: RequestOptions,
): Promise<E[]> {
  // People type more than a key.
  if (by === 'id') return api.resolve({ ids: keys.filter(({ length }) => length <= maxIdLength) }, options)
  const rows: E[] = []
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const some = keys.slice(start, start + keysAtOnce)
    // Case is ignored by the server: there may be more rows than keys.
    rows.push(...(await api.list({ filter: { [by]: some.map(exactly) }, size: maxPageSize }, options)).rows)
  }
  return rows
}

/** A search and filters as the API is asked for them. */
export const narrowed = ({ search, filters }: Pick<RowQuery, 'search' | 'filters'>) => ({
  search: search || undefined,
  filter: Object.fromEntries(Object.entries(filters).map(([column, values]) => [column, [...values]])),
})

/** A query of a list as the API is asked for it. */
export const toListQuery = ({ sort, offset, limit, ...query }: RowQuery) => ({
  ...narrowed(query),
  sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : undefined,
  page: Math.floor(offset / limit) + 1,
  size: limit,
})
