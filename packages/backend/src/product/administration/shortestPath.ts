/** What a search for a way is about. */
export interface PathSearch<N> {
  from: N
  to: N
  /** A text that names a node, and no other. */
  placeOf: (node: N) => string
  /** What a node is linked with, in either direction: if one is among the neighbours of another, the other is among its own. */
  neighbours: (node: N) => Promise<readonly N[]>
  /** How many nodes are looked at. */
  most: number
  /** Ends the search when nobody waits for it any more. */
  signal?: AbortSignal
}

/** A node of a way. */
export interface WayNode<N> {
  node: N
  /** The link with the node before it, as it was found; none for the first. */
  link: N | undefined
  /** Whether the link was found from the end: it is then the node before it as its neighbour. */
  isBack: boolean
}

/** What a search for a way came to. */
export interface PathFound<N> {
  /** From one to the other, both included; empty where none was found. */
  way: WayNode<N>[]
  lookedAt: number
  /** Whether it ended because it had looked at as many as it may. */
  bounded: boolean
}

/** What was reached from one end. */
interface Side<N> {
  /** By its place: as it was reached, and the place that it was reached from. */
  reached: Map<string, { node: N; before: string | null }>
  /** What was reached last: all of the same distance. */
  edge: N[]
}

/**
 * Finds the shortest way between two nodes, breadth first from both ends: always a whole step from the end that has fewer to go on
 * from. It ends at the first step in which the ends meet: of all meetings of that step each is as near to the one end, and each as near
 * to the other, for a nearer one would have met before.
 */
export async function shortestPath<N>({
  from,
  to,
  placeOf,
  neighbours,
  most,
  signal,
}: PathSearch<N>): Promise<PathFound<N>> {
  const sideOf = (node: N): Side<N> => ({
    reached: new Map([[placeOf(node), { node, before: null }]]),
    edge: [node],
  })
  const sides = [sideOf(from), sideOf(to)] as const
  const looked = new Set([placeOf(from), placeOf(to)])
  let met = placeOf(from) === placeOf(to) ? placeOf(from) : undefined
  let bounded = false

  async function step(side: Side<N>, other: Side<N>) {
    const next: N[] = []
    for (const node of side.edge) {
      signal?.throwIfAborted()
      for (const found of await neighbours(node)) {
        const place = placeOf(found)
        if (side.reached.has(place)) continue
        if (!looked.has(place) && looked.size >= most) {
          bounded = true
          continue
        }
        looked.add(place)
        side.reached.set(place, { node: found, before: placeOf(node) })
        next.push(found)
        if (other.reached.has(place)) return void (met = place)
      }
      if (bounded) return
    }
    side.edge = next
  }

  while (met === undefined && !bounded) {
    const [one, other] = sides[0].edge.length <= sides[1].edge.length ? sides : ([sides[1], sides[0]] as const)
    if (one.edge.length === 0) break
    await step(one, other)
  }
  return {
    way: met === undefined ? [] : wayOver(met, sides),
    lookedAt: looked.size,
    bounded: bounded && met === undefined,
  }
}

/** The way from one end over the place where both have met to the other. */
function wayOver<N>(met: string, [start, end]: readonly [Side<N>, Side<N>]): WayNode<N>[] {
  const there: WayNode<N>[] = []
  for (let place: string | null = met; place !== null;) {
    const at = start.reached.get(place)
    if (!at) break
    there.unshift({ node: at.node, link: at.before === null ? undefined : at.node, isBack: false })
    place = at.before
  }
  const back: WayNode<N>[] = []
  let at = end.reached.get(met)
  while (at && at.before !== null) {
    const next = end.reached.get(at.before)
    if (!next) break
    back.push({ node: next.node, link: at.node, isBack: true })
    at = next
  }
  return [...there, ...back]
}
