import type { Client, Counted, Entity, ListQuery, NodeApi, TreeNode } from '@embpm/contract'
import type { QueryKey } from '@tanstack/react-query'
import { queryKeys } from '../session/queryKeys.js'
import type { EntityKind } from './EntityKind.js'

/** What one needs to know of a kind of entity to list, search and pick it: less than its own area knows of it. */
export interface SourceKind<E extends Entity> extends Pick<EntityKind<E>, 'name' | 'api'> {
  /** Columns that it can be filtered by. Default: all that one asks for. */
  filterColumns?: readonly string[]
  /** The column by which it is referred to, whose values are unique and can be filtered: `tcode`. Default `id`. */
  by?: string
}

/** What a question is told. */
export interface Context {
  signal: AbortSignal
}

/** Id of the page of an entity that does not exist yet. */
export const newId = 'new'

/** Whom to ask, and for which organisation. */
export interface Asked {
  client: Client
  organisation: string
}

/** How long an answer counts as fresh, in ms. */
export const freshness = 30_000

/** A page of rows of a kind of entity. */
export const rowsQuery = <E extends Entity>(
  { name, api }: SourceKind<E>,
  { client, organisation }: Asked,
  query: ListQuery,
) => ({
  queryKey: queryKeys.list(organisation, name, query),
  queryFn: ({ signal }: Context) => api(client).list(query, { signal }),
  staleTime: freshness,
})

/** One entity. An object page is about to be edited: what it shows is the latest, whatever is there. */
export const entityQuery = <E extends Entity>(
  { name, api }: SourceKind<E>,
  { client, organisation }: Asked,
  id: string,
) => ({
  queryKey: queryKeys.one(organisation, name, id),
  queryFn: ({ signal }: Context) => api(client).get({ id }, { signal }),
  staleTime: 0,
})

/** Beginning of the keys of what is known of a tree. */
export const treeKey = (organisation: string, kind: string): QueryKey => [...queryKeys.kind(organisation, kind), 'tree']

// A tree that is open for hours still needs what was opened at its beginning.
const treeTimes = { staleTime: freshness, gcTime: Infinity }

/** The nodes below one; the roots below `null`. */
export const childrenQuery = <N extends TreeNode>(queryKey: QueryKey, api: NodeApi<N>, parentId: string | null) => ({
  queryKey: [...queryKey, 'children', parentId],
  queryFn: ({ signal }: Context): Promise<readonly Counted<N>[]> =>
    api.children(parentId === null ? {} : { parentId }, { signal }),
  ...treeTimes,
})

/** The nodes that a search finds, each with those above it. */
export const findQuery = <N extends TreeNode>(queryKey: QueryKey, api: NodeApi<N>, search: string) => ({
  queryKey: [...queryKey, 'find', search],
  queryFn: ({ signal }: Context) => api.find({ search }, { signal }),
  ...treeTimes,
})
