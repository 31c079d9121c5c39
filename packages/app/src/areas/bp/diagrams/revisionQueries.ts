import type { Client } from '@embpm/contract'
import type { Revision } from '@embpm/contract/revision'
import { freshness, treeKey, type Asked } from '../../../entity/entityQueries.js'

interface Context {
  signal: AbortSignal
}

const key = (organisation: string, ...parts: readonly string[]) => [organisation, 'revisions', ...parts] as const

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
