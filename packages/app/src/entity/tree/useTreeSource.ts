import type { Client, Counted, NodeApi, TreeNode } from '@embpm/contract'
import type { TreeSource } from '@embpm/ui/tree-source'
import { useSyncExternalStore } from 'react'
import { useTreeStore } from './useTreeStore.js'

/**
 * The source of a tree for a picker, in the organisation of the address: children, search and paths over the API and the
 * query cache. It is a new one when what it has answered has changed.
 * @param name of the kind of entity, for the keys of the query cache
 * @param api its endpoints; the same function in each render
 */
export function useTreeSource<N extends TreeNode>(
  name: string,
  api: (client: Client) => NodeApi<N>,
): TreeSource<Counted<N>> {
  const store = useTreeStore<N>(name, api)
  return useSyncExternalStore(store.subscribe, store.getSource)
}
