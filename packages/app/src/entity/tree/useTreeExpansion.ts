import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../shell/ServicesProvider.js'
import { recallTree, rememberTree } from './treeMemory.js'

/**
 * Which nodes of a tree are open, as they were when one left it.
 * @param memory names the tree
 */
export function useTreeExpansion(memory: string) {
  const services = useServices()
  const [expandedKeys, setExpandedKeys] = useState<readonly string[]>(() => recallTree(services, memory).expanded)

  useEffect(() => {
    rememberTree(services, memory, { expanded: expandedKeys })
  }, [services, memory, expandedKeys])

  const expand = useCallback((ids: readonly string[]) => {
    setExpandedKeys((before) => (ids.every((id) => before.includes(id)) ? before : [...new Set([...before, ...ids])]))
  }, [])
  return { expandedKeys, setExpandedKeys, expand }
}
