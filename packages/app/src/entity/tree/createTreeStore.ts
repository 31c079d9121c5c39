import { maxIdLength, type Counted, type NodeApi, type TreeNode } from '@embpm/contract'
import type { TreeSource } from '@embpm/ui/tree-source'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { askShared, type Question } from '../askShared.js'
import { childrenQuery, findQuery, freshness } from '../entityQueries.js'
import { applyToPaths, applyTreeOps, type TreeOp } from './applyTreeOps.js'

/** What the store of a tree needs. */
export interface TreeStoreOptions<N extends TreeNode> {
  queryClient: QueryClient
  /** Beginning of the keys of its answers: `[organisation, kind, 'tree']`. */
  queryKey: QueryKey
  api: NodeApi<N>
}

/** The nodes of a tree as the server has them and as they will be. */
export interface TreeStore<N extends TreeNode> {
  /** What a tree shows; another one after each change that it did not bring about itself by opening nodes. */
  getSource: () => TreeSource<Counted<N>>
  subscribe: (listener: () => void) => () => void
  /** Gives out another source although nothing has changed. */
  touch: () => void
  /** Shows a change before the server has made it. */
  begin: (op: TreeOp<N>) => void
  /** Ends showing it: what the server has made of it, nothing where it failed, is written into the answers. */
  end: (op: TreeOp<N>, changes: readonly TreeOp<N>[]) => void
  /** The children of a node, loaded where they are not there. */
  children: (parentId: string | null) => Promise<readonly Counted<N>[]>
  /** From the root down to a node; empty for an unknown one. */
  pathTo: (id: string, signal: AbortSignal) => Promise<readonly Counted<N>[]>
  /** How many nodes a search found, of which only the first are shown; `null` while that is unknown. */
  totalOf: (search: string) => number | null
}

interface Found<N> {
  paths: readonly (readonly N[])[]
  total: number
}

/**
 * The nodes of a tree over its endpoints and the query cache. What was loaded once is answered at once and asked again in
 * the background when it is old or was invalidated by any other screen; changes lie over the answers until they are made.
 */
export function createTreeStore<N extends TreeNode>({ queryClient, queryKey, api }: TreeStoreOptions<N>): TreeStore<N> {
  type Node = Counted<N>
  const listeners = new Set<() => void>()
  /** What was given to the tree, by the hash of the question. */
  let given = new Map<string, unknown>()
  let pending: readonly TreeOp<N>[] = []
  let source = makeSource()

  function notify() {
    given = new Map()
    source = makeSource()
    for (const listener of listeners) listener()
  }

  /** What is there at once, else a request that the caller's signal aborts. */
  function answer<Data>(question: Question<Data>, signal?: AbortSignal) {
    const hash = hashKey(question.queryKey)
    const state = queryClient.getQueryState<Data>(question.queryKey)
    const data = state?.data
    if (data !== undefined) {
      const old = state?.isInvalidated === true || Date.now() - (state?.dataUpdatedAt ?? 0) > freshness
      // What cannot be asked again stays as it is shown.
      if (old) askShared(queryClient, question).catch(() => {})
      given.set(hash, data)
      return data
    }
    return askShared(queryClient, question, signal).then((loaded) => {
      given.set(hash, loaded)
      return loaded
    })
  }

  const shown = (parentId: string | null) => (list: readonly Node[]) => applyTreeOps<N>(list, parentId, pending)

  function childrenOf(parentId: string | null, signal?: AbortSignal) {
    const list = answer(childrenQuery(queryKey, api, parentId), signal)
    return list instanceof Promise ? list.then(shown(parentId)) : shown(parentId)(list)
  }

  async function pathsOf(ids: readonly string[], signal: AbortSignal) {
    // People type more than a key.
    const possible = ids.filter(({ length }) => length <= maxIdLength)
    return applyToPaths<N>(await api.paths({ ids: possible }, { signal }), pending)
  }

  function makeSource(): TreeSource<Node> {
    return {
      key: ({ id }) => id,
      hasChildren: ({ childCount }) => childCount > 0,
      children: (parent, { signal }) => childrenOf(parent?.id ?? null, signal),
      async search(text, { signal }) {
        const found = await answer(findQuery(queryKey, api, text), signal)
        return applyToPaths<N>(found.paths, pending)
      },
      resolve: (keys, { signal }) => pathsOf(keys, signal),
    }
  }

  function write(ops: readonly TreeOp<N>[]) {
    for (const { queryKey: key } of queryClient.getQueryCache().findAll({ queryKey: [...queryKey, 'children'] })) {
      const parentId = key.at(-1)
      if (typeof parentId !== 'string' && parentId !== null) continue
      queryClient.setQueryData<readonly Node[]>(key, (list) => list && applyTreeOps<N>(list, parentId, ops))
    }
    queryClient.setQueriesData<Found<Node>>(
      { queryKey: [...queryKey, 'find'] },
      (found) => found && { ...found, paths: applyToPaths<N>(found.paths, ops) },
    )
  }

  /** Asks again for what the tree shows and somebody invalidated, and shows what became another answer. */
  function watch() {
    return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !('action' in event) || !given.has(query.queryHash)) return
      if (event.action.type === 'invalidate') query.fetch(undefined, { cancelRefetch: true }).catch(() => {})
      else if (event.action.type === 'success' && query.state.data !== given.get(query.queryHash)) notify()
    })
  }

  let unwatch = () => {}
  return {
    getSource: () => source,
    subscribe(listener) {
      if (listeners.size === 0) unwatch = watch()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unwatch()
      }
    },
    touch: notify,
    begin(op) {
      // An answer that is under way does not know the change, and shall not come after it.
      void queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }, { silent: true })
      pending = [...pending, op]
      notify()
    },
    end(op, changes) {
      pending = pending.filter((one) => one !== op)
      if (changes.length > 0) write(changes)
      notify()
    },
    children: async (parentId) => childrenOf(parentId),
    pathTo: async (id, signal) => (await pathsOf([id], signal))[0] ?? [],
    totalOf: (search) =>
      queryClient.getQueryData<Found<Node>>(findQuery(queryKey, api, search).queryKey)?.total ?? null,
  }
}
