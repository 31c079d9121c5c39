import type { Requirement } from '@embpm/contract/requirement'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { requirementLinks } from './requirementLinks.js'
import { traceOf, type Linked, type Trace } from './traceOf.js'

/** What is on the way from processes to what serves a requirement; `trace` is `null` until it is known. */
export function useTrace(requirement: Requirement): { trace: Trace | null; isFailed: boolean; retry: () => void } {
  const { client } = useServices()
  const { organisation } = usePlace()
  const { id } = requirement
  const uses = useQuery({
    queryKey: queryKeys.uses(organisation, 'steps of requirements', id),
    queryFn: ({ signal }) => client.processReport.uses({ kind: 'requirements', id }, { signal }),
    staleTime: 0,
  })
  const linked = useQueries({
    queries: requirementLinks.map(({ kind, by, list }) => ({
      queryKey: [...queryKeys.kind(organisation, kind), 'linked', by, id],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Linked> => ({
        kind,
        ...(await list(client, id, signal)),
      }),
      staleTime: 0,
    })),
    combine: (answers) => ({
      data: answers.every(({ data }) => data !== undefined) ? answers.flatMap(({ data }) => data ?? []) : undefined,
      isError: answers.some(({ isError }) => isError),
      refetch: () => {
        for (const { refetch } of answers) void refetch()
      },
    }),
  })
  const trace = useMemo(
    () => (uses.data && linked.data ? traceOf(requirement, uses.data, linked.data) : null),
    [requirement, uses.data, linked.data],
  )
  return {
    trace,
    isFailed: trace === null && (uses.isError || linked.isError),
    retry: () => {
      void uses.refetch()
      linked.refetch()
    },
  }
}
