import type { ReferenceName, ReferenceTarget } from '@embpm/contract'
import { useQueries } from '@tanstack/react-query'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import { referenceNames } from './referenceNames.js'
import { usePlace } from './usePlace.js'

/** Whom a key refers to. */
export interface FoundReference {
  /** `null` for what never was, `undefined` while that is not known. */
  name: ReferenceName | null | undefined
  /** The target that has, or had, the key. */
  to: ReferenceTarget | undefined
}

/**
 * What a key refers to, and what that is or was called; asked for with all others that are shown in the same moment.
 * @param targets where it may be found; ids tell them apart
 * @param key nothing is asked for an empty one
 * @param by the column whose text the key is. Default: it is an id
 */
export function useReferenceName(targets: readonly ReferenceTarget[], key: string, by?: string): FoundReference {
  const { client } = useServices()
  const { organisation } = usePlace()
  const answers = useQueries({
    queries: targets.map((to) => ({
      queryKey: [...queryKeys.name(organisation, to, key), by ?? 'id'],
      queryFn: async () => (await referenceNames(client, to, by)(key)) ?? null,
      enabled: key !== '',
    })),
  })
  const found = answers.map(({ data }, index) => ({ name: data, to: targets[index] }))
  const best = found.find(({ name }) => name && name.deleted !== true) ?? found.find(({ name }) => name)
  if (best) return best
  return { name: found.every(({ name }) => name === null) ? null : undefined, to: undefined }
}
