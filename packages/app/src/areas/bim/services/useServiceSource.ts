import { useEffect, useMemo, useState } from 'react'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { serviceSource } from './serviceSource.js'

/**
 * The source of an organisation's services for a list or picker. It is a new one each time services were invalidated, by
 * whichever screen or toast: what is on the screen is then asked for again.
 */
export function useServiceSource(organisation: string) {
  const { client, queryClient } = useServices()
  const [revision, setRevision] = useState(0)

  useEffect(() => {
    const cache = queryClient.getQueryCache()
    const queryKey = queryKeys.services(organisation)
    return cache.subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !('action' in event) || event.action.type !== 'invalidate') return
      if (cache.findAll({ queryKey }).some((one) => one === query)) setRevision((last) => last + 1)
    })
  }, [queryClient, organisation])

  return useMemo(
    () => ({ ...serviceSource({ client, queryClient, organisation }), revision }),
    [client, queryClient, organisation, revision],
  )
}
