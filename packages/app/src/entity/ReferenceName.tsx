import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { ReferenceTarget } from '@embpm/contract'
import { referenceNames } from './referenceNames.js'
import { usePlace } from './usePlace.js'

/** Props of `ReferenceName`. */
export interface ReferenceNameProps {
  to: ReferenceTarget
  id: string
}

/** What a reference refers to is called; its id until that is known, and for what is gone. */
export function ReferenceName({ to, id }: ReferenceNameProps) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data } = useQuery({
    queryKey: queryKeys.name(organisation, to, id),
    queryFn: async () => (await referenceNames(client, to)(id)) ?? null,
  })
  return data ?? id
}
