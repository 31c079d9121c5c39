import type { CoverageType } from '@embpm/contract/test-coverage'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { allProcesses, type CoverageSearch } from './coverageSearch.js'

const filterOf = ({ release, project, scenario }: CoverageSearch) => ({
  ...(release !== null && { releases: [release] }),
  ...(project !== null && { projectId: project }),
  ...(scenario !== null && { scenarioId: scenario }),
})

/** The coverage as the address filters it; what was there before stays until it has come. */
export function useCoverage(shown: CoverageSearch) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const filter = filterOf(shown)
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, 'testCoverage'), filter],
    queryFn: ({ signal }) => client.testCoverage.read(filter, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** What is behind a cell. */
export function useCoverageCell(shown: CoverageSearch, process: string, type: CoverageType | null) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const input = { ...filterOf(shown), processId: process === allProcesses ? null : process, type }
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, 'testCoverage'), 'cell', input],
    queryFn: ({ signal }) => client.testCoverage.cell(input, { signal }),
    staleTime: 0,
  })
}
