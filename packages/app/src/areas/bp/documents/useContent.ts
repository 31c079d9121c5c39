import type { DocumentVersion } from '@embpm/contract/document-file'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { usePlace } from '../../../entity/usePlace.js'
import type { Services } from '../../../session/services.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** The contents of a version, which never change. */
export const contentQuery = (
  { client }: Pick<Services, 'client'>,
  organisation: string,
  { documentId: id, number }: Pick<DocumentVersion, 'documentId' | 'number'>,
) =>
  queryOptions({
    queryKey: [...queryKeys.one(organisation, 'documents', id), 'content', number],
    queryFn: ({ signal }) => client.documentFiles.content({ id, number }, { signal }),
    staleTime: Infinity,
    // A file is large; who comes back asks again.
    gcTime: 60_000,
  })

/** Asks for the contents of a version. */
export function useContent(version: Pick<DocumentVersion, 'documentId' | 'number'>) {
  return useQuery(contentQuery(useServices(), usePlace().organisation, version))
}
