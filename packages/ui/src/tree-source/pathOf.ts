import type { TreeArrays } from './TreeArrays.js'
import type { TreePath } from './TreeSource.js'

/** The node at a position with the nodes above it, from the root down; empty for -1. */
export function pathOf<Node>(tree: TreeArrays<Node>, position: number): TreePath<Node> {
  const path: Node[] = []
  for (let at = position; at >= 0; at = tree.parent[at] ?? -1) {
    const node = tree.nodes[at]
    if (node !== undefined) path.push(node)
  }
  return path.toReversed()
}
