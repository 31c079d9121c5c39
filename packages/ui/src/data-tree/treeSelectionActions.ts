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

/**
 * Moves the end of the range to a row: it begins where something was selected last, grows away from there and gets shorter on
 * the way back. An arrow that does not come from the range's end begins a new one at the cursor.
 */
export function extendSelection<Node>(tree: DataTreeState<Node>, row: number, by: 'arrow' | 'jump'): void {
  const { model, selection, cursor } = tree
  const to = model.view?.indexOf(row) ?? -1
  const key = model.key(row < 0 ? ~row : row)
  if (to < 0 || key === null) return
  const at = cursor ? model.key(cursor.position) : key
  const before = selection.range.current
  const goesOn = before && (by === 'jump' || before.to === at) ? before : null
  const from = goesOn?.from ?? at ?? key
  const begin = model.view?.indexOf(model.positionOf(from)) ?? -1
  const nodes = nodesBetween(tree, begin < 0 ? (cursor?.index ?? to) : begin, to)
  const keys = new Set(nodes.map((node) => model.source.key(node)))
  const others = [...selection.keys].filter((other) => !goesOn?.keys.has(other) || keys.has(other))
  selection.range.current = { from: begin < 0 ? (at ?? key) : from, to: key, keys }
  selection.replace(nodes, others)
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
