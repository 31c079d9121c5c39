import { useQuery } from '@tanstack/react-query'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useToday } from '../../../timeline/useToday.js'

/** How all projects stand today. */
export function usePortfolio() {
  const { client } = useServices()
  const { organisation } = usePlace()
  const asOf = useToday()
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, 'projectStatus'), 'read', asOf],
    queryFn: ({ signal }) => client.projectStatus.read({ asOf }, { signal }),
    staleTime: 0,
  })
}

/** How a project stands today, with its phases and milestones. */
export function useProjectStatus(id: string) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const asOf = useToday()
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, 'projectStatus'), 'one', id, asOf],
    queryFn: ({ signal }) => client.projectStatus.one({ id, asOf }, { signal }),
    staleTime: 0,
  })
}

/** The risks of a project that are not closed. */
export function useOpenRisks(projectId: string) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const filter = { projectId: [projectId], state: ['open', 'in treatment', 'occurred'] }
  return useQuery({
    queryKey: queryKeys.list(organisation, 'projectRisks', filter),
    queryFn: ({ signal }) => client.projectRisks.list({ filter, size: 1000 }, { signal }),
    staleTime: 0,
  })
}

/** The reports of a project, the newest first; a draft among them. */
export function useReports(projectId: string) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const query = { filter: { projectId: [projectId] }, sort: '-asOf', size: 100 }
  return useQuery({
    queryKey: queryKeys.list(organisation, 'statusReports', query),
    queryFn: ({ signal }) => client.statusReports.list(query, { signal }),
    staleTime: 0,
  })
}
