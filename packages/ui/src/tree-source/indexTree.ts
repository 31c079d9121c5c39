import type { TreeArrays } from './TreeArrays.js'

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
