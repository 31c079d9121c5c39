import type { Document } from '@embpm/contract/document'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** Bytes of the largest picture that is shown small. */
const largest = 8_000_000

/** The address of a picture that is a document's file; `null` for other files, and until it is there. */
export function useThumbnail(id: string, file: Document['file']): string | null {
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data } = useQuery({
    queryKey: [...queryKeys.one(organisation, 'documents', id), 'picture'],
    queryFn: async ({ signal }) => {
      const [newest] = await client.documentFiles.versions({ id }, { signal })
      return newest ? client.documentFiles.content({ id, number: newest.number }, { signal }) : null
    },
    enabled: file !== null && file.mime.startsWith('image/') && file.size <= largest,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const address = useMemo(() => (data ? URL.createObjectURL(data) : null), [data])
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address])
  return address
}
