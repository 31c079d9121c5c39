import { parentsOf } from './outline.js'
import type { PlannedTask } from './plannedTask.js'

/** Which links belong to which leaf: those of the nth are `links` from `starts[nth]` to before `starts[nth + 1]`. */
interface LinksOfLeaves {
  starts: Int32Array
  links: Int32Array
}

/** The links between tasks that have no tasks below them, each a place in these lists. */
interface TaskLinks {
  from: Int32Array
  to: Int32Array
  /** Whether it pulls from the finish of the earlier one: FS and FF. */
  fromFinish: Uint8Array
  /** Whether it pulls at the end of the later one: FF, SF, and FS to a milestone, whose start is its end. */
  pullsEnd: Uint8Array
  lag: Float64Array
}

/**
 * Tasks with what hangs on what. Those with tasks below them are summaries: a link of one holds for each task below it. Thousands of
 * tasks are planned while one drags: the links are lists of numbers, so that there is nothing to collect behind it.
 */
export interface TaskGraph<T extends PlannedTask> {
  /** The tasks without tasks below them. */
  leaves: readonly T[]
  /** The places in `leaves` of those below a summary, by its id. */
  below: ReadonlyMap<string, readonly number[]>
  links: TaskLinks
  incoming: LinksOfLeaves
  outgoing: LinksOfLeaves
}

/** Works out the graph of some tasks; predecessors that do not exist are left out. */
export function taskGraph<T extends PlannedTask>(tasks: readonly T[]): TaskGraph<T> {
  const placeOf = new Map(tasks.map(({ id }, place) => [id, place]))
  const children = childrenByPlace(parentsOf(tasks, placeOf))
  const leaves: T[] = []
  const leafOf = tasks.map((task, place) => (children[place] ? -1 : leaves.push(task) - 1))
  const known: (readonly number[])[] = []
  const leavesOf = (place: number): readonly number[] => {
    const found = known[place] ?? (children[place]?.flatMap(leavesOf) || [leafOf[place] ?? 0])
    known[place] = found
    return found
  }
  const below = new Map<string, readonly number[]>()
  const ends: number[] = []
  const facts: { fromFinish: boolean; type: string; lag: number }[] = []
  for (const [place, { id, predecessors }] of tasks.entries()) {
    if (children[place]) below.set(id, leavesOf(place))
    for (const { id: earlier, type, lag } of predecessors) {
      const from = placeOf.get(earlier)
      if (from === undefined) continue
      for (const one of leavesOf(from))
        for (const other of leavesOf(place)) {
          ends.push(one, other)
          facts.push({ fromFinish: type === 'FS' || type === 'FF', type, lag })
        }
    }
  }
  const links: TaskLinks = {
    from: Int32Array.from(facts, (_, nth) => ends[2 * nth] ?? 0),
    to: Int32Array.from(facts, (_, nth) => ends[2 * nth + 1] ?? 0),
    fromFinish: Uint8Array.from(facts, ({ fromFinish }) => Number(fromFinish)),
    pullsEnd: Uint8Array.from(facts, ({ type }, nth) =>
      Number(type === 'FF' || type === 'SF' || (type === 'FS' && leaves[ends[2 * nth + 1] ?? 0]?.duration === 0)),
    ),
    lag: Float64Array.from(facts, ({ lag }) => lag),
  }
  return {
    leaves,
    below,
    links,
    incoming: byLeaf(links.to, leaves.length),
    outgoing: byLeaf(links.from, leaves.length),
  }
}

/** The places below each place; `undefined` where there are none. */
function childrenByPlace(parents: Int32Array): readonly (number[] | undefined)[] {
  const children: (number[] | undefined)[] = Array.from({ length: parents.length })
  for (const [place, parent] of parents.entries()) {
    if (parent < 0) continue
    const known = children[parent]
    if (known) known.push(place)
    else children[parent] = [place]
  }
  return children
}

/** Sorts links by the leaf at one of their ends, in their order. */
function byLeaf(ends: Int32Array, leaves: number): LinksOfLeaves {
  const starts = new Int32Array(leaves + 1)
  for (const leaf of ends) starts[leaf + 1] = (starts[leaf + 1] ?? 0) + 1
  for (let leaf = 0; leaf < leaves; leaf += 1) starts[leaf + 1] = (starts[leaf + 1] ?? 0) + (starts[leaf] ?? 0)
  const next = starts.slice()
  const links = new Int32Array(ends.length)
  for (const [link, leaf] of ends.entries()) {
    const place = next[leaf] ?? 0
    links[place] = link
    next[leaf] = place + 1
  }
  return { starts, links }
}

/** The leaves in an order in which each comes after those that it hangs on; shorter than they are where some hang on themselves. */
export function orderOf({ leaves, links, incoming, outgoing }: TaskGraph<PlannedTask>): Int32Array {
  const left = new Int32Array(leaves.length)
  const order = new Int32Array(leaves.length)
  let found = 0
  for (let leaf = 0; leaf < leaves.length; leaf += 1) {
    left[leaf] = (incoming.starts[leaf + 1] ?? 0) - (incoming.starts[leaf] ?? 0)
    if (left[leaf] === 0) order[found++] = leaf
  }
  for (let nth = 0; nth < found; nth += 1) {
    const leaf = order[nth] ?? 0
    const end = outgoing.starts[leaf + 1] ?? 0
    for (let at = outgoing.starts[leaf] ?? 0; at < end; at += 1) {
      const to = links.to[outgoing.links[at] ?? 0] ?? 0
      const open = (left[to] ?? 0) - 1
      left[to] = open
      if (open === 0) order[found++] = to
    }
  }
  return order.subarray(0, found)
}

/**
 * A ring of tasks each of which waits for the one before it, as their ids from one of them back to itself: `['a', 'b', 'a']`.
 * `null` when there is none. A task that waits for the summary above it waits for itself.
 */
export function cycleIn(tasks: readonly PlannedTask[]): readonly string[] | null {
  const graph = taskGraph(tasks)
  const { leaves, links, incoming } = graph
  const order = orderOf(graph)
  if (order.length === leaves.length) return null
  const free = new Set(order)
  // Each that is not free waits for another one that is not: going back must come to where it was.
  const earlierOf = (leaf: number) =>
    [...incoming.links.subarray(incoming.starts[leaf], incoming.starts[leaf + 1])]
      .map((link) => links.from[link] ?? 0)
      .find((from) => !free.has(from))
  const way: number[] = []
  let at = leaves.findIndex((_, place) => !free.has(place))
  while (!way.includes(at)) {
    way.push(at)
    at = earlierOf(at) ?? at
  }
  const ring = [...way.slice(way.indexOf(at)), at].toReversed()
  return ring.map((place) => leaves[place]?.id ?? '')
}
