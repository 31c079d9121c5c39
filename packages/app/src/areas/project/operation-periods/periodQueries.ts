import type { PeriodCheck, PeriodYear } from '@embpm/contract/period-closing'
import type { Asked, Context } from '../../../entity/entityQueries.js'
import { queryKeys } from '../../../session/queryKeys.js'

/** Beginning of the keys of what is known of the closing of periods. */
export const closingKey = (organisation: string) => queryKeys.kind(organisation, 'periodClosing')

/** The months and weeks of a year. They are asked for again whenever the page is opened: hours are entered elsewhere. */
export const yearQuery = ({ client, organisation }: Asked, year: number) => ({
  queryKey: [...closingKey(organisation), 'year', year],
  queryFn: ({ signal }: Context): Promise<PeriodYear> => client.periodClosing.year({ year }, { signal }),
  staleTime: 0,
})

/** What an action on chosen periods would come to. */
export const checkQuery = ({ client, organisation }: Asked, ids: readonly string[]) => ({
  queryKey: [...closingKey(organisation), 'check', ids],
  queryFn: ({ signal }: Context): Promise<PeriodCheck> => client.periodClosing.check({ ids: [...ids] }, { signal }),
  staleTime: 0,
})
