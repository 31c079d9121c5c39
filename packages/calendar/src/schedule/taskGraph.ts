import { parentsOf } from './outline.js'
import type { LinkType, PlannedTask } from './plannedTask.js'

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
 * tasks are planned while one drags: leaves stand in the order of the outline, so that those below a summary are a range of places,
 * and links are lists of numbers; there is nothing to collect behind it.
 */
export interface TaskGraph<T extends PlannedTask> {
  /** The tasks without tasks below them, as the outline has them. */
  leaves: readonly T[]
  /** Of each task the place in `leaves` of the first one below it, and the place after the last; a leaf has itself alone. */
  begin: Int32Array
  end: Int32Array
  links: TaskLinks
  incoming: LinksOfLeaves
  outgoing: LinksOfLeaves
}

/** Works out the graph of some tasks; predecessors that do not exist are left out. */
export function taskGraph<T extends PlannedTask>(tasks: readonly T[]): TaskGraph<T> {
  const placeOf = new Map<string, number>()
  for (const [place, { id }] of tasks.entries()) placeOf.set(id, place)
  const ranges = leafRanges(tasks, parentsOf(tasks, placeOf))
  const { leaves } = ranges
  const links = leafLinks(tasks, placeOf, ranges)
  return {
    ...ranges,
    links,
    incoming: byLeaf(links.to, leaves.length),
    outgoing: byLeaf(links.from, leaves.length),
  }
}

/** The leaves of an outline, and which of them are below each task. */
type LeafRanges<T extends PlannedTask> = Pick<TaskGraph<T>, 'leaves' | 'begin' | 'end'>

const isAtEnd = (type: LinkType, later: PlannedTask | undefined) =>
  type === 'FF' || type === 'SF' || (type === 'FS' && later?.duration === 0)

function leafLinks<T extends PlannedTask>(
  tasks: readonly T[],
  placeOf: ReadonlyMap<string, number>,
  { leaves, begin, end }: LeafRanges<T>,
): TaskLinks {
  const from: number[] = []
  const to: number[] = []
  const fromFinish: number[] = []
  const pullsEnd: number[] = []
  const lags: number[] = []
  for (const [place, { predecessors }] of tasks.entries()) {
    for (const { id, type, lag } of predecessors) {
      const source = placeOf.get(id)
      if (source === undefined) continue
      for (let one = begin[source] ?? 0; one < (end[source] ?? 0); one += 1)
        for (let other = begin[place] ?? 0; other < (end[place] ?? 0); other += 1) {
          from.push(one)
          to.push(other)
          fromFinish.push(Number(type === 'FS' || type === 'FF'))
          pullsEnd.push(Number(isAtEnd(type, leaves[other])))
          lags.push(lag)
        }
    }
  }
  return {
    from: new Int32Array(from),
    to: new Int32Array(to),
    fromFinish: new Uint8Array(fromFinish),
    pullsEnd: new Uint8Array(pullsEnd),
    lag: new Float64Array(lags),
  }
}

/** Of each place the first one below it, and the next one beside it, -1 for none; and the first one at the top. */
function outlineLinks(parents: Int32Array): { child: Int32Array; next: Int32Array; top: number } {
  const child = new Int32Array(parents.length).fill(-1)
  const next = new Int32Array(parents.length).fill(-1)
  let top = -1
  for (let place = parents.length - 1; place >= 0; place -= 1) {
    const parent = parents[place] ?? -1
    next[place] = parent < 0 ? top : (child[parent] ?? -1)
    if (parent < 0) top = place
    else child[parent] = place
  }
  return { child, next, top }
}

/** Walks the outline once, from the top down, and notes which leaves are below each task. */
function leafRanges<T extends PlannedTask>(tasks: readonly T[], parents: Int32Array): LeafRanges<T> {
  const { child, next, top } = outlineLinks(parents)
  const leaves: T[] = []
  const begin = new Int32Array(tasks.length)
  const end = new Int32Array(tasks.length)
  let at = top
  while (at >= 0) {
    begin[at] = leaves.length
    const first = child[at] ?? -1
    if (first >= 0) {
      at = first
      continue
    }
    const task = tasks[at]
    if (task !== undefined) leaves.push(task)
    end[at] = leaves.length
    // Up to where something follows.
    while (at >= 0 && (next[at] ?? -1) < 0) {
      at = parents[at] ?? -1
      if (at >= 0) end[at] = leaves.length
    }
    if (at >= 0) at = next[at] ?? -1
  }
  return { leaves, begin, end }
}

/** Sorts links by the leaf at one of their ends, in their order. */
function byLeaf(ends: Int32Array, leaves: number): LinksOfLeaves {
  const starts = new Int32Array(leaves + 1)
  for (const leaf of ends) starts[leaf + 1] = (starts[leaf + 1] ?? 0) + 1
  for (let leaf = 0; leaf < leaves; leaf += 1) starts[leaf + 1] = (starts[leaf + 1] ?? 0) + (starts[leaf] ?? 0)
  const next = starts.slice()
  const links = new Int32Array(ends.length)
  for (let link = 0; link < ends.length; link += 1) {
    const leaf = ends[link] ?? 0
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
