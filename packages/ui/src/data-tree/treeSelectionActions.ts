import type { DataTreeState } from './useDataTree.js'

/** The nodes of the rows from one index to another, in either direction. */
function nodesBetween<Node>({ model }: DataTreeState<Node>, from: number, to: number): Node[] {
  const nodes: Node[] = []
  for (let i = Math.min(from, to); i <= Math.max(from, to); i++) {
    const row = model.view?.rowAt(i) ?? -1
    const node = row < 0 ? undefined : model.view?.tree.nodes[row]
    if (node !== undefined) nodes.push(node)
  }
  return nodes
}

/** Selects all rows from the cursor to another row beside what is selected. */
export function extendSelection<Node>(tree: DataTreeState<Node>, row: number): void {
  const to = tree.model.view?.indexOf(row) ?? -1
  if (to < 0) return
  tree.selection.replace(nodesBetween(tree, tree.cursor?.index ?? to, to), tree.selection.keys)
}

/** Selects all rows, or none of them when all are. */
export function selectAll<Node>(tree: DataTreeState<Node>): void {
  const { selection, model } = tree
  const nodes = nodesBetween(tree, 0, (model.view?.rowCount ?? 0) - 1)
  const keys = nodes.map((node) => model.source.key(node))
  if (keys.some((key) => !selection.keys.has(key))) return selection.replace(nodes, selection.keys)
  const shown = new Set(keys)
  selection.replace(
    [],
    [...selection.keys].filter((key) => !shown.has(key)),
  )
}
