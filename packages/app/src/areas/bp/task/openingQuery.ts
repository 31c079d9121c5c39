import type { ProcessNode } from '@embpm/contract/process'
import type { Revision, RevisionModel } from '@embpm/contract/revision'
import { processPathQuery, revisionsQuery } from '../diagrams/revisionQueries.js'
import type { Asked } from '../../../entity/entityQueries.js'
import { drawnElsewhere } from './saving/drawingLock.js'
import type { DrawingOwner, KeptDrawing, KeptDrawings } from './saving/keptDrawings.js'
import { offersOf } from './saving/offersOf.js'

/** What the page that draws a process begins with. */
export interface Opening {
  /** The levels above the process, and itself, last; none where there is no such process. */
  path: readonly ProcessNode[]
  /** The newest first. */
  revisions: readonly Revision[]
  /** `null` where nothing has been drawn yet. */
  newest: RevisionModel | null
  /** Drawings that are kept here and that the server does not have, the newest first. */
  kept: readonly KeptDrawing[]
}

interface OpeningContext extends Asked {
  owner: DrawingOwner
  device: KeptDrawings
  /** Of this visit to the page: each asks anew, for what is drawn over must be the newest. */
  visit: string
}

/** All that is needed to draw a process, asked for once in a visit. */
export const openingQuery = ({ client, organisation, owner, device, visit }: OpeningContext) => ({
  queryKey: [organisation, 'drawing', owner.processId, visit],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Opening> => {
    const asked = { client, organisation }
    const [path, revisions, drawings] = await Promise.all([
      processPathQuery(asked, owner.processId).queryFn({ signal }),
      revisionsQuery(asked, owner.processId).queryFn({ signal }),
      device.of(owner),
    ])
    const [first] = revisions
    const texts = new Map<string, Promise<RevisionModel>>()
    const read = (id: string) => {
      const reading = texts.get(id) ?? client.revisions.get({ id }, { signal })
      texts.set(id, reading)
      return reading
    }
    const [newest, elsewhere] = await Promise.all([
      first ? read(first.id) : null,
      drawnElsewhere(drawings.map(({ id }) => id)),
    ])
    const { offered, arrived } = await offersOf(drawings, {
      revisions,
      textOf: async (id) => (await read(id)).bpmnXml,
      elsewhere,
    })
    for (const drawing of arrived) void device.drop(drawing)
    return { path, revisions, newest, kept: offered }
  },
  staleTime: Infinity,
  gcTime: 0,
})
