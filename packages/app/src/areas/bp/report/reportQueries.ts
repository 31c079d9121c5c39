import { freshness, type Asked } from '../../../entity/entityQueries.js'
import { reportKey } from '../diagrams/revisionQueries.js'
import type { EntityName } from '@embpm/contract'
import type { ReportedStep, StepUse } from '@embpm/contract/process-report'
import { reportRow } from './reportRows.js'

interface Context {
  signal: AbortSignal
}

/** What the report says of all processes. */
export const reportQuery = ({ client, organisation }: Asked) => ({
  queryKey: reportKey(organisation),
  queryFn: async ({ signal }: Context) => (await client.processReport.list(undefined, { signal })).map(reportRow),
  staleTime: freshness,
})

/** The steps of a process and what covers them. */
export const stepsQuery = ({ client, organisation }: Asked, id: string) => ({
  queryKey: reportKey(organisation, 'steps', id),
  queryFn: ({ signal }: Context): Promise<ReportedStep[]> => client.processReport.get({ id }, { signal }),
  staleTime: freshness,
})

/** The steps that use an object. */
export const stepUsesQuery = ({ client, organisation }: Asked, kind: EntityName, id: string) => ({
  queryKey: reportKey(organisation, 'uses', kind, id),
  queryFn: ({ signal }: Context): Promise<StepUse[]> => client.processReport.uses({ kind, id }, { signal }),
  staleTime: freshness,
})
