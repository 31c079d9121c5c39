import { useQuery } from '@tanstack/react-query'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** Asks for the versions of a document, the newest first. */
export function useVersions(id: string) {
  const { client } = useServices()
  const { organisation } = usePlace()
  return useQuery({
    queryKey: [...queryKeys.one(organisation, 'documents', id), 'versions'],
    queryFn: ({ signal }) => client.documentFiles.versions({ id }, { signal }),
  })
}
