import type { Client } from '@embpm/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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
}

type Ask<D> = (api: Client['dashboards'], asked: Asked, options: { signal: AbortSignal }) => Promise<D>

/** The figures of a dashboard as its address narrows them; what was there before stays until they have come. */
export function useFigures<D>(name: string, { shown, today }: DashboardAddress, ask: Ask<D>) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = { from: shown.from, to: shown.to, asOf: today, projectId: shown.project }
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, 'dashboards'), name, asked],
    queryFn: ({ signal }) => ask(client.dashboards, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
