import { foldCase } from '../row-source/searchText.js'
import type { DataTreeState } from './useDataTree.js'

/** The next row whose name begins with the text, from the cursor on and around; the same letter again goes on to the next. */
export function findByName<Node>({ model, cursor, label }: DataTreeState<Node>, text: string): number | null {
  const { view } = model
  if (!view || view.rowCount === 0) return null
  const letters = new Set(foldCase(text))
  const wanted = letters.size === 1 ? ([...letters][0] ?? '') : foldCase(text)
  const from = (cursor?.index ?? -1) + (wanted.length === 1 ? 1 : 0)
  for (let i = 0; i < view.rowCount; i++) {
    const row = view.rowAt((Math.max(0, from) + i) % view.rowCount)
    const node = row === undefined || row < 0 ? undefined : view.tree.nodes[row]
    if (row !== undefined && node !== undefined && foldCase(label(node)).startsWith(wanted)) return row
  }
  return null
}
