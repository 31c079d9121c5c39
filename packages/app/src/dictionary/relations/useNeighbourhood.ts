import type { DictionaryTable } from '@embpm/contract/dictionary-table'
import { useQuery } from '@tanstack/react-query'
import { usePlace } from '../../entity/usePlace.js'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { readNeighbourhood, type Steps } from './readNeighbourhood.js'

/** The question for a table and those around it. */
export function useNeighbourhood(centre: DictionaryTable, steps: Steps) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const { id, lockVersion } = centre
  return useQuery({
    // Begins as all questions for fields: a field that is saved asks for it again.
    queryKey: [...queryKeys.kind(organisation, 'dataFields'), 'neighbourhood', id, lockVersion, steps],
    queryFn: ({ signal }) => readNeighbourhood(client, { centre, steps, signal }),
  })
}
