import { useEffect } from 'react'
import { useServices } from '../../shell/ServicesProvider.js'
import { recallTree, rememberTree } from './treeMemory.js'

/**
 * The node whose page was open last, `null` for none: on narrow screens the tree is gone while a page is open.
 * @param memory names the tree
 * @param openId the node whose page is open, `null` for none
 */
export function useLastOpened(memory: string, openId: string | null): string | null {
  const services = useServices()
  useEffect(() => {
    if (openId !== null) rememberTree(services, memory, { last: openId })
  }, [services, memory, openId])
  return openId ?? recallTree(services, memory).last
}
