import { entityName, type EntityName } from '@embpm/contract'
import type { ExplorerLinks, LinkedItem } from '@embpm/contract/object-explorer'

/** The directions of links, in the order in which they are shown. */
export const directions = ['usedIn', 'uses'] as const

/** Which way links lead: to what refers to an object, or to what it refers to. */
export type Direction = (typeof directions)[number]

/** Names the objects of one kind in one direction. */
export type GroupName = `${Direction}.${EntityName}`

/** Whether a text names a group. */
export function isGroupName(text: string): text is GroupName {
  const [direction, kind, ...more] = text.split('.')
  return directions.some((one) => one === direction) && entityName.safeParse(kind).success && more.length === 0
}

/** So many alike are shown; more are folded. */
const mostAlike = 3

/** So many of those that are folded are shown. */
const shownOfMany = 2

/** The objects of one kind in one direction, as they are shown. */
export interface ShownGroup {
  name: GroupName
  direction: Direction
  kind: EntityName
  total: number
  items: readonly LinkedItem[]
  /** How many are folded away. */
  more: number
  /** How many there are besides, which are in no answer. */
  left: number
  /** Whether it was unfolded, and can be folded again. */
  unfolded: boolean
}

/** The names of all groups of an object's links. */
export const groupNames = (links: ExplorerLinks): GroupName[] =>
  directions.flatMap((direction) => links[direction].map(({ kind }): GroupName => `${direction}.${kind}`))

/** The links of an object as they are shown: without some kinds, and with many of a kind folded. */
export const shownLinks = (
  links: ExplorerLinks,
  { without, unfolded }: { without: readonly EntityName[]; unfolded: readonly GroupName[] },
): ShownGroup[] =>
  directions.flatMap((direction) =>
    links[direction]
      .filter(({ kind }) => !without.includes(kind))
      .map(({ kind, total, items }): ShownGroup => {
        const name: GroupName = `${direction}.${kind}`
        const isMany = total > mostAlike
        const isOpen = unfolded.includes(name)
        const shown = isMany && !isOpen ? items.slice(0, shownOfMany) : items
        return {
          name,
          direction,
          kind,
          total,
          items: shown,
          more: isMany && !isOpen ? total - shown.length : 0,
          left: isOpen ? total - shown.length : 0,
          unfolded: isMany && isOpen,
        }
      }),
  )

/** How many links there are of each kind, in both directions, in the order in which they are answered; of several steps how many objects. */
export function countsByKind({ usedIn, uses, around }: ExplorerLinks): ReadonlyMap<EntityName, number> {
  const counts = new Map<EntityName, number>()
  if (around) for (const { kind } of around.items) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  else for (const { kind, total } of [...usedIn, ...uses]) counts.set(kind, (counts.get(kind) ?? 0) + total)
  return counts
}
