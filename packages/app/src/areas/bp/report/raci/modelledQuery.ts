import type { ModelledProcess } from '@embpm/contract/revision'
import type { Asked } from '../../../../entity/entityQueries.js'

/** The processes that have a model, by their codes. */
export const modelledQuery = ({ client, organisation }: Asked) => ({
  queryKey: [organisation, 'modelled'],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly ModelledProcess[]> =>
    client.revisions.modelled({}, { signal }),
})
