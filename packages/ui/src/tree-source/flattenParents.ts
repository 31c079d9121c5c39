import { depthsInOrder, type ParentOptions } from './depthsInOrder.js'
import { indexTree, type TreeArrays } from './TreeArrays.js'

/**
 * The arrays of a tree whose nodes name their parents, in any order. A node whose parent is not there is a root; of nodes
 * that are each other's parents the first one is.
 */
export function flattenParents<Node>(list: readonly Node[], options: ParentOptions<Node>): TreeArrays<Node> {
  const ready = depthsInOrder(list, options)
  if (ready) return indexTree(list.slice(), ready)
  const count = list.length
  const { starts, children } = childrenOf(list, options)
  const nodes: Node[] = []
  const depth = new Uint16Array(count)
  const seen = new Uint8Array(count)
  /** For each level the place in `children` that comes next, and where the siblings end. */
  const next: number[] = []
  const ends: number[] = []
  const visit = (i: number) => {
    const node = list[i]
    if (node === undefined || seen[i] === 1) return
    seen[i] = 1
    depth[nodes.length] = next.length
    nodes.push(node)
    next.push(starts[i + 1] ?? 0)
    ends.push(starts[i + 2] ?? 0)
  }
  const walk = (root: number) => {
    visit(root)
    while (next.length > 0) {
      const level = next.length - 1
      const at = next[level] ?? 0
      if (at === ends[level]) {
        next.pop()
        ends.pop()
      } else {
        next[level] = at + 1
        visit(children[at] ?? 0)
      }
    }
  }
  for (let at = 0; at < (starts[1] ?? 0); at++) walk(children[at] ?? 0)
  for (let i = 0; nodes.length < count && i < count; i++) walk(i)
  return indexTree(nodes, depth)
}

/**
 * The children of all nodes one list behind the other, as indices, each list in order. That of the roots comes first, that of
 * node `i` begins at `starts[i + 1]`.
 */
function childrenOf<Node>(list: readonly Node[], options: ParentOptions<Node>) {
  const up = parentsOf(list, options)
  const count = list.length
  const starts = new Int32Array(count + 2)
  for (const parent of up) starts[parent + 2] = (starts[parent + 2] ?? 0) + 1
  for (let slot = 1; slot < starts.length; slot++) starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0)
  const free = starts.slice()
  const children = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    const slot = (up[i] ?? -1) + 1
    const at = free[slot] ?? 0
    children[at] = i
    free[slot] = at + 1
  }
  if (options.order) sortSiblings(children, starts, Float64Array.from(list, options.order))
  return { starts, children }
}

/** Sorts the lists that are not in order yet; most often these are few. */
function sortSiblings(children: Int32Array, starts: Int32Array, numbers: Float64Array): void {
  const numberAt = (at: number) => numbers[children[at] ?? 0] ?? 0
  for (let slot = 0; slot + 1 < starts.length; slot++) {
    const end = starts[slot + 1] ?? 0
    let at = (starts[slot] ?? 0) + 1
    while (at < end && numberAt(at - 1) <= numberAt(at)) at++
    if (at < end) children.subarray(starts[slot], end).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))
  }
}

/** Index of each node's parent, -1 without one. */
function parentsOf<Node>(list: readonly Node[], { key, parent }: ParentOptions<Node>): Int32Array {
  const keys = list.map(key)
  const up = new Int32Array(list.length).fill(-1)
  // A map of a hundred thousand keys takes its time: level by level the next parent stands behind the last one.
  let byKey: Map<string, number> | undefined
  const find = (wanted: string, from: number, before: number): number => {
    if (!byKey) {
      for (let i = from; i < before; i++) if (keys[i] === wanted) return i
      byKey = new Map()
      for (const [i, one] of keys.entries()) byKey.set(one, i)
    }
    return byKey.get(wanted) ?? -1
  }
  // Siblings often stand together: then they are asked for once.
  let lastKey: string | null = null
  let last = -1
  for (const [i, node] of list.entries()) {
    const wanted = parent(node)
    if (wanted === null) continue
    if (wanted !== lastKey) {
      lastKey = wanted
      last = find(wanted, last + 1, i)
    }
    up[i] = last === i ? -1 : last
  }
  return up
}
