import { useCallback, useMemo, useState } from 'react'
import type { TreeModel } from '../tree-source/TreeModel.js'
import type { TreeView } from '../tree-source/TreeView.js'

/** Where the keyboard is. */
export interface TreeCursor {
  /** As `TreeView` counts rows: a position, or `~position` for what is said below an open node. */
  row: number
  /** Position of the node. */
  position: number
  /** Index in the list of rows. */
  index: number
}

interface Stored {
  key: string
  note: boolean
  /** Where the node was last. */
  position: number
  /** Grows when the cursor is to be scrolled into sight. */
  follow: number
}

/** The cursor by key: it stays on its node when rows come and go, and goes up to what is in sight when that is closed. */
export function useTreeCursor<Node>(model: TreeModel<Node>) {
  const [stored, setStored] = useState<Stored | null>(null)
  const { view } = model
  const tree = view?.tree
  const position = useMemo(() => {
    if (!stored || !tree) return -1
    const node = tree.nodes[stored.position]
    if (node !== undefined && model.source.key(node) === stored.key) return stored.position
    return tree.nodes.findIndex((other) => model.source.key(other) === stored.key)
  }, [stored, tree, model])

  const cursor = cursorAt(view, position, stored?.note === true)

  /** @param row as `TreeView` counts them; `null` takes the cursor away */
  const moveTo = useCallback(
    (row: number | null, follow = true) => {
      const at = row === null ? -1 : row < 0 ? ~row : row
      const key = model.key(at)
      setStored((before) =>
        key === null || row === null
          ? null
          : { key, note: row < 0, position: at, follow: (before?.follow ?? 0) + (follow ? 1 : 0) },
      )
    },
    [model],
  )
  return { cursor, moveTo, follow: stored?.follow ?? 0 }
}

/** The row of a node or of the line below it, or the nearest one above that is in sight. */
function cursorAt<Node>(view: TreeView<Node> | null, position: number, note: boolean): TreeCursor | null {
  if (!view || position < 0) return null
  const line = note ? view.indexOf(~position) : -1
  if (line >= 0) return { row: ~position, position, index: line }
  for (let at = position; at >= 0; at = view.tree.parent[at] ?? -1) {
    const index = view.indexOf(at)
    if (index >= 0) return { row: at, position: at, index }
  }
  return null
}
