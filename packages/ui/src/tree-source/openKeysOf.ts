import type { TreeView } from './TreeView.js'

/** Keys of the nodes that are open in a view. */
export function openKeysOf<Node>(view: TreeView<Node> | null, key: (node: Node) => string): Set<string> {
  const keys = new Set<string>()
  if (!view) return keys
  for (const [position, node] of view.tree.nodes.entries()) if (view.open[position] === 1) keys.add(key(node))
  return keys
}
