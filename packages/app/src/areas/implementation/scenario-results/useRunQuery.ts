import { useQuery } from '@tanstack/react-query'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** A run with its steps, to be read: the same that the runner asks. None is asked for without an id. */
export function useRunQuery(id: string | null) {
  const { client } = useServices()
  const { organisation } = usePlace()
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, 'testRunner'), id ?? ''],
    queryFn: ({ signal }) => client.testRunner.read({ id: id ?? '' }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

/** The runs of a scenario, the newest first; none is asked for without one. */
export function useRunsOf(scenarioId: string | null) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const query = { filter: { scenarioId: [scenarioId ?? ''] }, sort: '-runNo', size: 200 }
  return useQuery({
    queryKey: queryKeys.list(organisation, 'testRuns', query),
    queryFn: ({ signal }) => client.testRuns.list(query, { signal }),
    enabled: scenarioId !== null,
    staleTime: 0,
  })
}
