import type { MoveEffects, OrgChartOnDay } from '@embpm/contract/org-chart'
import type { Asked, Context } from '../../../entity/entityQueries.js'
import { queryKeys } from '../../../session/queryKeys.js'

/** Beginning of the keys of what is known of the chart. */
export const orgChartKey = (organisation: string) => queryKeys.kind(organisation, 'orgChart')

/** The organisation on a day. It is asked for again whenever the chart is opened: what it shows is written elsewhere, too. */
export const orgChartQuery = ({ client, organisation }: Asked, on: string) => ({
  queryKey: [...orgChartKey(organisation), on],
  queryFn: ({ signal }: Context): Promise<OrgChartOnDay> => client.orgChart.get({ on }, { signal }),
  staleTime: 0,
})

/** What moving a unit would change. */
export const moveQuery = ({ client, organisation }: Asked, id: string, parentId: string | null) => ({
  queryKey: [...orgChartKey(organisation), 'move', id, parentId],
  queryFn: ({ signal }: Context): Promise<MoveEffects> =>
    client.orgChart.previewMove(parentId === null ? { id } : { id, parentId }, { signal }),
  staleTime: 0,
})
