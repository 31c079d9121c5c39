/** What a walk around a node is about. */
export interface Walk<N> {
  from: N
  /** A text that names a node, and no other. */
  placeOf: (node: N) => string
  /** What a node is linked with, in either direction. */
  neighbours: (node: N) => Promise<readonly N[]>
  /** How many steps it goes. */
  depth: number
  /** How many nodes it keeps. */
  most: number
  /** Ends the walk when nobody waits for it any more. */
  signal?: AbortSignal
}

/** What a walk came to. */
export interface WalkFound<N> {
  /** What was met, each once, the nearest first. */
  nodes: { node: N; distance: number }[]
  /** What links the first node and those that were kept: a node that was gone on from, and another one as its neighbour. */
  links: { of: N; neighbour: N }[]
  /** How many nodes were met and not kept. What only these lead to is not counted. */
  left: number
}

/**
 * Finds what is at most so many steps away from a node, breadth first, and goes on from what it keeps alone. Where not all can be kept,
 * what is linked with few comes first: that thousands belong to the same organisation says little of any of them.
 */
export async function nodesAround<N>({
  from,
  placeOf,
  neighbours,
  depth,
  most,
  signal,
}: Walk<N>): Promise<WalkFound<N>> {
  const met = new Map([[placeOf(from), { node: from, distance: 0 }]])
  const left = new Set<string>()
  const links: WalkFound<N>['links'] = []
  let edge = [from]
  for (let distance = 1; distance <= depth && edge.length > 0; distance += 1) {
    const found: (readonly N[])[] = []
    for (const of of edge) {
      signal?.throwIfAborted()
      const near = await neighbours(of)
      found.push(near)
      links.push(...near.map((neighbour) => ({ of, neighbour })))
    }
    edge = []
    for (const node of found.toSorted((one, other) => one.length - other.length).flat()) {
      const place = placeOf(node)
      if (met.has(place)) continue
      if (met.size > most) left.add(place)
      else {
        met.set(place, { node, distance })
        edge.push(node)
      }
    }
  }
  const [, ...nodes] = met.values()
  const isLink = (of: string, neighbour: string) => of !== neighbour && met.has(neighbour)
  return {
    nodes,
    links: links.filter(({ of, neighbour }) => isLink(placeOf(of), placeOf(neighbour))),
    left: left.size,
  }
}
