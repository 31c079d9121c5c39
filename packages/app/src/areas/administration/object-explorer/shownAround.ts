import type { EntityName } from '@embpm/contract'
import type { ExplorerItem, ExplorerLinks, ObjectRef } from '@embpm/contract/object-explorer'

/** A link as the graph shows it, by the names of the nodes of its ends. */
export interface ShownLink {
  /** The one that refers. */
  from: string
  to: string
  fields: string[]
  note: string
}

/** An object around another one, as it is shown. */
export interface ShownNode {
  id: string
  item: ExplorerItem
  /** How many steps it is away; 0 of the object itself. */
  distance: number
  /** From 0: to the left of it stands what uses it, to the right what it uses. */
  column: number
  /** The link over which it is reached, and what it is reached from; `null` of the object itself. */
  by: { link: ShownLink; before: ExplorerItem } | null
}

/** What names the node of an object. */
export const nodeIdOf = ({ kind, id }: ObjectRef): string => `${kind} ${id}`

/**
 * An object, first, and what is around it, the nearest first: without some kinds, and without what can only be reached through these.
 */
export function shownAround(
  { item, around }: ExplorerLinks,
  without: readonly EntityName[],
): { nodes: ShownNode[]; links: ShownLink[] } {
  const items = around?.items.filter(({ kind }) => !without.includes(kind)) ?? []
  const known = new Map([{ ...item, distance: 0 }, ...items].map((one) => [nodeIdOf(one), one]))
  const links = (around?.links ?? [])
    .map(({ from, to, fields, note }): ShownLink => ({ from: nodeIdOf(from), to: nodeIdOf(to), fields, note }))
    .filter(({ from, to }) => known.has(from) && known.has(to))
  const linksOf = Map.groupBy(
    links.flatMap((link) => [
      { link, at: link.from, other: link.to, side: 1 },
      { link, at: link.to, other: link.from, side: -1 },
    ]),
    ({ at }) => at,
  )
  const first: ShownNode = { id: nodeIdOf(item), item, distance: 0, column: 0, by: null }
  const reached = new Map([[first.id, first]])
  // What is added while it is gone through is gone through as well.
  for (const before of reached.values())
    for (const { link, other, side } of linksOf.get(before.id) ?? []) {
      const next = known.get(other)
      if (!next || reached.has(other)) continue
      const { distance } = next
      const by = { link, before: before.item }
      reached.set(other, { id: other, item: next, distance, column: before.column + side, by })
    }
  const start = Math.min(...[...reached.values()].map(({ column }) => column))
  return {
    nodes: [...reached.values()]
      .map((node) => ({ ...node, column: node.column - start }))
      .toSorted((one, other) => one.distance - other.distance),
    links: links.filter(({ from, to }) => reached.has(from) && reached.has(to)),
  }
}
