import type { Client } from '@embpm/contract'
import type { Revision } from '@embpm/contract/revision'
import type { QueryClient } from '@tanstack/react-query'
import { freshness, treeKey, type Asked } from '../../../entity/entityQueries.js'
import { queryKeys } from '../../../session/queryKeys.js'

interface Context {
  signal: AbortSignal
}

const key = (organisation: string, ...parts: readonly string[]) => [organisation, 'revisions', ...parts] as const

/** Key of what is reported on processes: what is drawn and what is changed of one both change it, so that it goes with them. */
export const reportKey = (organisation: string, ...parts: readonly string[]) => [
  ...queryKeys.kind(organisation, 'processes'),
  'report',
  ...parts,
]

/** The levels above a process, and the process itself, last; none for one that does not exist. */
export const processPathQuery = ({ client, organisation }: Asked, id: string) => ({
  queryKey: [...treeKey(organisation, 'processes'), 'path', id],
  queryFn: async ({ signal }: Context) => (await client.processes.paths({ ids: [id] }, { signal }))[0] ?? [],
  staleTime: freshness,
})

/** The revisions of a process, the newest first. */
export const revisionsQuery = ({ client, organisation }: Asked, processId: string) => ({
  queryKey: key(organisation, processId),
  queryFn: ({ signal }: Context): Promise<readonly Revision[]> => client.revisions.list({ processId }, { signal }),
  staleTime: freshness,
})

/** Fetches anew what is shown of the revisions of a process and of what they say: one of them was made or changed. */
export const renewRevisions = (queryClient: QueryClient, asked: Asked, processId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: revisionsQuery(asked, processId).queryKey }),
    queryClient.invalidateQueries({ queryKey: reportKey(asked.organisation) }),
  ])

/** A revision with its model, read. What a revision says never changes. */
export const modelQuery = ({ client, organisation }: Asked, id: string) => ({
  queryKey: key(organisation, 'model', id),
  queryFn: ({ signal }: Context) => readRevision(client, id, signal),
  staleTime: Infinity,
})

async function readRevision(client: Client, id: string, signal: AbortSignal) {
  const [{ readModel }, { bpmnXml }] = await Promise.all([
    import('@embpm/bpmn'),
    client.revisions.get({ id }, { signal }),
  ])
  return { bpmnXml, model: await readModel(bpmnXml) }
}
