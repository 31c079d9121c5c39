import type { TreePath } from './TreeSource.js'

/** A tree as flat arrays: a node's place in them is its position, parents stand before their children (pre-order). */
export interface TreeArrays<Node> {
  readonly nodes: readonly Node[]
  /** 0 for roots. */
  readonly depth: Uint16Array
  /** Position of the parent, -1 for roots. */
  readonly parent: Int32Array
  /** Position after the last node below; the next one for a leaf. */
  readonly end: Int32Array
  /** From 0 among the siblings. */
  readonly place: Int32Array
  readonly childCount: Int32Array
  readonly rootCount: number
}

/** The node at a position with the nodes above it, from the root down; empty for -1. */
export function pathOf<Node>(tree: TreeArrays<Node>, position: number): TreePath<Node> {
  const path: Node[] = []
  for (let at = position; at >= 0; at = tree.parent[at] ?? -1) {
    const node = tree.nodes[at]
    if (node !== undefined) path.push(node)
  }
  return path.toReversed()
}

/** All arrays of a tree from its nodes in pre-order and their depths; each depth is at most one more than the one before. */
export function indexTree<Node>(nodes: readonly Node[], depth: Uint16Array): TreeArrays<Node> {
  const count = nodes.length
  const parent = new Int32Array(count)
  const end = new Int32Array(count)
  const place = new Int32Array(count)
  const childCount = new Int32Array(count)
  /** The last node of each depth, down to the last node seen. */
  const path: number[] = []
  let rootCount = 0
  let last = -1
  for (let position = 0; position < count; position++) {
    const level = depth[position] ?? 0
    for (let closed = level; closed <= last; closed++) end[path[closed] ?? 0] = position
    const up = level === 0 ? -1 : (path[level - 1] ?? -1)
    parent[position] = up
    if (up < 0) place[position] = rootCount++
    else {
      const before = childCount[up] ?? 0
      place[position] = before
      childCount[up] = before + 1
    }
    path[level] = position
    last = level
  }
  for (let closed = 0; closed <= last; closed++) end[path[closed] ?? 0] = count
  return { nodes, depth, parent, end, place, childCount, rootCount }
}
