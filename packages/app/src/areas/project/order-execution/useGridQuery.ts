import type { GridInterval } from '@embpm/contract/execution-grid'
import type { TableView } from '@embpm/ui/data-table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** Beginning of the keys of what is known of the grid. */
export const gridKey = (organisation: string) => queryKeys.kind(organisation, 'executionGrid')

/** Asks for the executions of a year of the orders that a search and filters leave. They are asked for again whenever the page is opened. */
export function useGridQuery(
  { year, by }: { year: number; by: GridInterval },
  { search, filters, sort }: Pick<TableView, 'search' | 'filters' | 'sort'>,
) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = {
    year,
    interval: by,
    search,
    filter: Object.fromEntries(Object.entries(filters).map(([column, values]) => [column, [...values]])),
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
  }
  return useQuery({
    queryKey: [...gridKey(organisation), asked],
    queryFn: ({ signal }) => client.executionGrid.read(asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
