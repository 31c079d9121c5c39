import type { Client, Counted, EntityName, NodeApi, TreeNode } from '@embpm/contract'
import type { TreeSource } from '@embpm/ui/tree-source'
import { useMemo } from 'react'
import { useServices } from '../../shell/ServicesProvider.js'
import { lastNames } from '../lastNames.js'
import { useTreeSource } from './useTreeSource.js'

/**
 * The source of a tree of entities for the picker of a reference, which also tells what a stored node was called that is no more.
 * @param name of the kind of entity
 * @param api its endpoints; the same function in each render
 */
export function usePickedTree<N extends TreeNode>(
  name: EntityName,
  api: (client: Client) => NodeApi<N>,
): TreeSource<Counted<N>> {
  const { client } = useServices()
  const source = useTreeSource(name, api)
  return useMemo(
    () => ({ ...source, lastNames: (keys, { signal }) => lastNames(client, name, { keys, signal }) }),
    [source, client, name],
  )
}
