import { indexTree, type TreeArrays } from './TreeArrays.js'

/** How far the children of a node are; in memory all are `there`. */
export const Loading = { there: 0, unknown: 1, running: 2, failed: 3, empty: 4 } as const

/** Marks of a search. */
const HIT = 1
const ABOVE = 2

/**
 * What of a tree is in sight: which nodes are open, which match a search, and the list of rows that follows. A row is a
 * node's position, or `~position` for the line below an open node that says that its children load, failed or are none.
 */
export class TreeView<Node> {
  readonly tree: TreeArrays<Node>
  readonly open: Uint8Array
  /** See `Loading`; `null` where all nodes are there. */
  readonly loading: Uint8Array | null
  /** Number of nodes that match the search. */
  hits = 0
  rowCount = 0
  #marks: Uint8Array | null = null
  readonly #rows: Int32Array
  #places: { place: Int32Array; count: Int32Array; roots: number } | null = null

  constructor(tree: TreeArrays<Node>, { open, loading }: { open?: Uint8Array; loading?: Uint8Array | null } = {}) {
    const count = tree.nodes.length
    this.tree = tree
    this.open = open ?? new Uint8Array(count)
    this.loading = loading ?? null
    this.#rows = new Int32Array(loading ? 2 * count : count)
  }

  /** The row at an index of the list, `undefined` behind its end. */
  rowAt(index: number): number | undefined {
    return index < 0 || index >= this.rowCount ? undefined : this.#rows[index]
  }

  /** Index of a row in the list, -1 when it is not in sight. */
  indexOf(row: number): number {
    const wanted = orderOf(row)
    let low = 0
    let high = this.rowCount - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const here = orderOf(this.#rows[middle] ?? 0)
      if (here === wanted) return middle
      if (here < wanted) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  /** Position of a key, -1 when it is not there. */
  positionOf(key: string, keyOf: (node: Node) => string): number {
    return this.tree.nodes.findIndex((node) => keyOf(node) === key)
  }

  canOpen(position: number): boolean {
    return (
      (this.tree.end[position] ?? 0) > position + 1 || (this.loading?.[position] ?? Loading.there) !== Loading.there
    )
  }

  isHit(position: number): boolean {
    return ((this.#marks?.[position] ?? 0) & HIT) !== 0
  }

  /** From 1 among the siblings that are in sight or would be if nothing were closed, and how many those are. */
  placeOf(position: number): { place: number; count: number } {
    const up = this.tree.parent[position] ?? -1
    const counted = this.#places
    if (counted && (this.#marks?.[position] ?? 0) !== 0) {
      return { place: (counted.place[position] ?? 0) + 1, count: up < 0 ? counted.roots : (counted.count[up] ?? 0) }
    }
    const count = up < 0 ? this.tree.rootCount : (this.tree.childCount[up] ?? 0)
    return { place: (this.tree.place[position] ?? 0) + 1, count }
  }

  /** What was being loaded is not asked for any more. */
  forgetRunning(): void {
    const { loading } = this
    for (const [position, state] of loading?.entries() ?? []) {
      if (loading && state === Loading.running) loading[position] = Loading.unknown
    }
  }

  /** Opens all nodes whose children are there; during a search those that lead to hits. */
  openAll(): void {
    const { end } = this.tree
    const marks = this.#marks
    for (let position = 0; position < this.open.length; position++) {
      if (marks ? ((marks[position] ?? 0) & ABOVE) !== 0 : (end[position] ?? 0) > position + 1) this.open[position] = 1
    }
  }

  /** Begins a search: no hits, and nothing open but what leads to hits that are then marked. */
  clearMarks(): void {
    const count = this.open.length
    this.#marks = this.#marks?.fill(0) ?? new Uint8Array(count)
    this.#places ??= { place: new Int32Array(count), count: new Int32Array(count), roots: 0 }
    this.open.fill(0)
    this.hits = 0
  }

  markHit(position: number): void {
    const marks = this.#marks
    if (!marks) return
    this.hits++
    marks[position] = (marks[position] ?? 0) | HIT
    const { parent } = this.tree
    for (let up = parent[position] ?? -1; up >= 0; up = parent[up] ?? -1) {
      const mark = marks[up] ?? 0
      if ((mark & ABOVE) !== 0) return
      marks[up] = mark | ABOVE
      this.open[up] = 1
    }
  }

  /** Computes the list of rows: subtrees that are closed or without a hit are jumped over. */
  list(): void {
    const { open, loading } = this
    const { end } = this.tree
    const marks = this.#marks
    const rows = this.#rows
    const count = open.length
    let length = 0
    // Below a hit that was opened by hand, all nodes are shown.
    let free = 0
    if (marks) this.#count(marks)
    for (let position = 0; position < count;) {
      const after = end[position] ?? count
      const mark = marks?.[position] ?? 0
      if (marks && mark === 0 && position >= free) {
        position = after
        continue
      }
      rows[length++] = position
      if (open[position] === 0) {
        position = after
        continue
      }
      if (loading && (loading[position] ?? 0) !== Loading.there) rows[length++] = ~position
      if (marks && (mark & ABOVE) === 0 && after > free) free = after
      position++
    }
    this.rowCount = length
  }

  /** The same view with the children of a node that came later. */
  withChildren(position: number, children: readonly Node[], canHaveMore: (node: Node) => boolean): TreeView<Node> {
    const at = position + 1
    const added = children.length
    const level = position < 0 ? 0 : (this.tree.depth[position] ?? 0) + 1
    const depth = new Uint16Array(this.open.length + added)
    depth.set(this.tree.depth.subarray(0, at))
    depth.fill(level, at, at + added)
    depth.set(this.tree.depth.subarray(at), at + added)
    const tree = indexTree(this.tree.nodes.toSpliced(at, 0, ...children), depth)
    const loading = withRoom(this.loading ?? new Uint8Array(this.open.length), at, added)
    if (position >= 0) loading[position] = added === 0 ? Loading.empty : Loading.there
    for (const [i, child] of children.entries()) if (canHaveMore(child)) loading[at + i] = Loading.unknown
    const view = new TreeView(tree, { open: withRoom(this.open, at, added), loading })
    if (this.#marks) {
      view.#marks = withRoom(this.#marks, at, added)
      const count = view.open.length
      view.#places = { place: new Int32Array(count), count: new Int32Array(count), roots: 0 }
      view.hits = this.hits
    }
    return view
  }

  /** Counts the marked siblings of each node, so that a screen reader hears how many are in sight. */
  #count(marks: Uint8Array): void {
    const places = this.#places
    if (!places) return
    const { parent, end } = this.tree
    const { place, count } = places
    count.fill(0)
    places.roots = 0
    for (let position = 0; position < marks.length;) {
      if (marks[position] === 0) {
        position = end[position] ?? marks.length
        continue
      }
      const up = parent[position] ?? -1
      if (up < 0) place[position] = places.roots++
      else {
        const before = count[up] ?? 0
        place[position] = before
        count[up] = before + 1
      }
      position++
    }
  }
}

/** Rows ascend by this number: a note stands right behind its node. */
const orderOf = (row: number): number => (row < 0 ? 2 * ~row + 1 : 2 * row)

function withRoom(flags: Uint8Array, at: number, count: number): Uint8Array {
  const wider = new Uint8Array(flags.length + count)
  wider.set(flags.subarray(0, at))
  wider.set(flags.subarray(at), at + count)
  return wider
}

/** Keys of the nodes that are open in a view. */
export function openKeysOf<Node>(view: TreeView<Node> | null, key: (node: Node) => string): Set<string> {
  const keys = new Set<string>()
  if (!view) return keys
  for (const [position, node] of view.tree.nodes.entries()) if (view.open[position] === 1) keys.add(key(node))
  return keys
}
