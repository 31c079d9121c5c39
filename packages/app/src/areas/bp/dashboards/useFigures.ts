import type { Client } from '@embpm/contract'
import { useQuery } from '@tanstack/react-query'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import type { DashboardAddress } from './useDashboard.js'

/** What figures are asked for by. */
interface Asked {
  from: string
  to: string
  asOf: string
  projectId: string | null
  areaId: string | null
}

type Ask<D> = (api: Client['dashboards'], asked: Asked, options: { signal: AbortSignal }) => Promise<D>

/** The figures of a dashboard as its address narrows them; what was there before stays until they have come. */
export function useFigures<D>(name: string, { shown, today }: DashboardAddress, ask: Ask<D>) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = { from: shown.from, to: shown.to, asOf: today, projectId: shown.project, areaId: shown.area }
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, 'dashboards'), name, asked],
    queryFn: ({ signal }) => ask(client.dashboards, asked, { signal }),
    // Figures of one organisation never stand in for those of another.
    placeholderData: (before, query) => (query?.queryKey[0] === organisation ? before : undefined),
    staleTime: 0,
  })
}
