import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { freshness } from '../../../entity/entityQueries.js'
import { referenceTo } from '../../../entity/referenceTo.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** How many people are offered at once. */
const size = 6

/** The people of the organisation whose name or e-mail has each word of a text; `null` looks for nobody. */
export function usePeopleSearch(search: string | null) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const words = search?.trim() ?? ''
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [organisation, 'people', 'mention', words] as const,
    queryFn: ({ signal }) => referenceTo('people').find(client, words, { signal, size }),
    staleTime: freshness,
    enabled: search !== null,
    placeholderData: keepPreviousData,
  })
  return {
    people: search === null ? [] : (data ?? []),
    isFailed: isError,
    /** They have the words of a text before, until those of this one are here. */
    isOlder: isPlaceholderData,
    /** Those of this text, once they are here. */
    latest: async () => (await refetch({ cancelRefetch: false })).data ?? [],
  }
}
