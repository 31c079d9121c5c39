import type { DocumentSubject } from '@embpm/contract/document'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { referenceNames } from '../referenceNames.js'
import { usePlace } from '../usePlace.js'

/** What something is called that a document belongs to: as it is now, or as it was when it is gone. */
export function useSubjectName({ kind, id, name }: DocumentSubject): { name: string; isGone: boolean } {
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data } = useQuery({
    queryKey: queryKeys.name(organisation, kind, id),
    queryFn: async () => (await referenceNames(client, kind)(id)) ?? null,
  })
  return { name: data ?? (name || id), isGone: data === null }
}
