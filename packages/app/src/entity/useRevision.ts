import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../shell/ServicesProvider.js'

/**
 * A number that grows each time queries were invalidated, by whichever screen or toast. Who asks the query cache without a query of
 * its own, as the source of a table does, then asks again.
 * @param queryKey first parts of the keys of these queries; memoised
 */
export function useRevision(queryKey: QueryKey): number {
  const { queryClient } = useServices()
  const [revision, setRevision] = useState(0)
  useEffect(() => {
    const cache = queryClient.getQueryCache()
    return cache.subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !('action' in event) || event.action.type !== 'invalidate') return
      if (cache.findAll({ queryKey }).some((one) => one === query)) setRevision((last) => last + 1)
    })
  }, [queryClient, queryKey])
  return revision
}
