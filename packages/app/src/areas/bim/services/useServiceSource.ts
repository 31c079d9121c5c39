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
    const [scope, entity] = queryKeys.services(organisation)
    return queryClient.getQueryCache().subscribe((event) => {
      const [queryScope, queryEntity] = event.query.queryKey
      const invalidated = event.type === 'updated' && event.action.type === 'invalidate'
      if (invalidated && queryScope === scope && queryEntity === entity) setRevision((last) => last + 1)
    })
  }, [queryClient, organisation])

  return useMemo(
    () => ({ ...serviceSource({ client, queryClient, organisation }), revision }),
    [client, queryClient, organisation, revision],
  )
}
