import type { Client, EntityName, EntityOfKind } from '@embpm/contract'
import type { Ricefw } from '@embpm/contract/ricefw'
import { Puzzle } from 'lucide-react'
import type { ReactNode } from 'react'
import { apiOf } from '../../../entity/apiOf.js'
import type { ChoiceSet } from '../../../entity/EntityField.js'
import { gather } from '../../../entity/gather.js'

const glyph = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Something that serves a requirement, such as a RICEFW item, as one reads it. */
export interface LinkedEntity {
  id: string
  code: string
  name: string
  /** How far it is: a coded value and the set of its words. */
  state: { set: ChoiceSet; value: string }
}

/** A kind of entity that serves requirements. */
export interface RequirementLink {
  kind: EntityName
  icon: ReactNode
  /** The column by which they name the requirement. */
  by: string
  /** Whether a requirement that none serves lacks something. */
  isNeeded: (requirement: { fitGap: 'fit' | 'gap' }) => boolean
  /** The first ones of a requirement, and how many there are. */
  list: (client: Client, id: string, signal: AbortSignal) => Promise<{ entities: LinkedEntity[]; total: number }>
  /** How many serve a requirement; all that are asked for in one moment are asked for at once. */
  count: (client: Client, id: string) => Promise<number>
}

/** The most of a kind that are shown of one requirement. */
const most = 50

function link<K extends EntityName>(
  facts: Pick<RequirementLink, 'icon' | 'by' | 'isNeeded'> & { kind: K },
  asLinked: (entity: EntityOfKind<K>) => Omit<LinkedEntity, 'id'>,
): RequirementLink {
  const { kind, by } = facts
  const api = apiOf(kind)
  const counts = new WeakMap<Client, (id: string) => Promise<number | undefined>>()
  const countsOf = (client: Client) => {
    const known =
      counts.get(client) ??
      gather(async (ids) => {
        const values = await api(client).values({ column: by, filter: { [by]: ids } })
        return new Map(values.map(({ value, count }) => [value, count]))
      })
    counts.set(client, known)
    return known
  }
  return {
    ...facts,
    list: async (client, id, signal) => {
      const { rows, total } = await api(client).list({ filter: { [by]: [id] }, size: most }, { signal })
      return { entities: rows.map((row) => ({ id: row.id, ...asLinked(row) })), total }
    },
    count: async (client, id) => (await countsOf(client)(id)) ?? 0,
  }
}

/**
 * What serves requirements, in the order from them to their proof: cards of the board, the graph and the list of a requirement follow. One
 * line each.
 */
export const requirementLinks: readonly RequirementLink[] = [
  link(
    {
      kind: 'ricefws',
      icon: <Puzzle {...glyph} />,
      by: 'requirementId',
      isNeeded: ({ fitGap }) => fitGap === 'gap',
    },
    ({ ricefwId, name, status }: Ricefw) => ({
      code: ricefwId,
      name,
      state: { set: 'ricefwStatus', value: status },
    }),
  ),
]
