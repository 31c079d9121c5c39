/** What stands in an outline. */
export interface OutlineItem {
  id: string
  /** The one that it belongs to; what does not exist, or would be below itself, is none. */
  parentId: string | null
  /** Place among its siblings. */
  sequence: number
}

/** Where an item stands in its outline. */
export interface OutlinePlace<T> {
  item: T
  /** Such as `2.1.3`. */
  number: string
  /** From 1. */
  level: number
  /** Whether something stands below it: it is a summary. */
  summary: boolean
}

/** The items below each one, by its id, in their order; those at the top below `null`. Each item is there once. */
function childrenOf<T extends OutlineItem>(items: readonly T[]): ReadonlyMap<string | null, readonly T[]> {
  const parents = parentsOf(items, new Map(items.map(({ id }, place) => [id, place])))
  const children = new Map<string | null, T[]>()
  for (const [place, item] of items.entries()) {
    const above = items[parents[place] ?? -1]?.id ?? null
    const known = children.get(above)
    if (known) known.push(item)
    else children.set(above, [item])
  }
  for (const list of children.values()) list.sort((a, b) => a.sequence - b.sequence || (a.id < b.id ? -1 : 1))
  return children
}

/** The place of what is above each item, -1 for none. Of each ring of items that stand below themselves one is at the top. */
export function parentsOf(
  items: readonly Pick<OutlineItem, 'id' | 'parentId'>[],
  placeOf: ReadonlyMap<string, number>,
): Int32Array {
  const parents = new Int32Array(items.length)
  for (const [place, { parentId }] of items.entries())
    parents[place] = parentId === null ? -1 : (placeOf.get(parentId) ?? -1)
  /** By which walk each was met, from 1. */
  const met = new Int32Array(items.length)
  for (let from = 0; from < items.length; from += 1) {
    let at = from
    for (; at >= 0 && met[at] === 0; at = parents[at] ?? -1) met[at] = from + 1
    if (at >= 0 && met[at] === from + 1) parents[at] = -1
  }
  return parents
}

/** An outline from the top down, each item followed by those below it, with its number. */
export function outlineOf<T extends OutlineItem>(items: readonly T[]): readonly OutlinePlace<T>[] {
  const children = childrenOf(items)
  const places: OutlinePlace<T>[] = []
  const waiting: OutlinePlace<T>[] = []
  const open = (parentId: string | null, above: string, level: number) => {
    const below = (children.get(parentId) ?? []).map((item, nth) => ({
      item,
      number: `${above}${nth + 1}`,
      level,
      summary: children.has(item.id),
    }))
    waiting.push(...below.toReversed())
  }
  open(null, '', 1)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    places.push(next)
    if (next.summary) open(next.item.id, `${next.number}.`, next.level + 1)
  }
  return places
}
