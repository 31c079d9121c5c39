import type { Client, NodeApi, TreeNode } from '@embpm/contract'
import { useMemo } from 'react'
import { useServices } from '../../shell/ServicesProvider.js'
import { treeKey } from '../entityQueries.js'
import { usePlace } from '../usePlace.js'
import { createTreeStore, type TreeStore } from './createTreeStore.js'

/**
 * The nodes of a tree in the organisation of the address.
 * @param name of the kind of entity, for the keys of the query cache
 * @param api its endpoints; the same function in each render
 */
export function useTreeStore<N extends TreeNode>(name: string, api: (client: Client) => NodeApi<N>): TreeStore<N> {
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  return useMemo(
    () =>
      createTreeStore<N>({
        queryClient,
        queryKey: treeKey(organisation, name),
        api: api(client),
      }),
    [client, queryClient, organisation, name, api],
  )
}
