import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useWords } from '../ui-strings/index.js'
import { Loading } from '../tree-source/TreeView.js'
import type { Viewport } from '../row-source/windowing/useViewport.js'
import { useWindow } from '../row-source/windowing/useWindow.js'
import { NoteRow } from './NoteRow.js'
import { TreeRow } from './TreeRow.js'
import type { DataTreeState } from './useDataTree.js'
import type { TreeDrag } from './useTreeDrag.js'
import { words } from './words.js'

interface TreeRowsProps<Node> {
  tree: DataTreeState<Node>
  viewport: Viewport
  drag: TreeDrag
}

/** The rows in sight, on paper all that are open. Scrolling renders this component and no other. */
export function TreeRows<Node>({ tree, viewport, drag }: TreeRowsProps<Node>) {
  const t = useWords(words)
  const { model, cursor, edit } = tree
  const { view } = model
  const search = model.searched ? tree.search : ''
  const count = view?.rowCount ?? 0
  const drawn = useWindow({ scroller: tree.treeRef, viewport, count })
  const menuLabel = edit.active ? t('actions') : null

  useSearchScroll(tree, search)

  const { topOf } = drawn
  const slots = drawn.rows.length
  // While only the window moves, a row that stays is the very element of before, which React passes over without comparing its props.
  const rowOf = useMemo(
    () => keeping(4 * slots, (row) => drawRow({ tree, drag, topOf, search, menuLabel }, row, row % slots)),
    [tree, drag, topOf, slots, search, menuLabel],
  )

  const rows = drawn.rows.map(rowOf)
  // The row with the cursor stays in the document: the focus and the screen reader are there.
  if (cursor && !drawn.has(cursor.index))
    rows.push(drawRow({ tree, drag, topOf, search, menuLabel }, cursor.index, 'cursor'))

  return (
    <div role="none" className="emb-tree-body" style={drawn.style}>
      {rows}
    </div>
  )
}

/** Makes each row once, and forgets them when there are more than `most`. */
function keeping(most: number, make: (row: number) => ReactNode): (row: number) => ReactNode {
  const kept = new Map<number, ReactNode>()
  return (row) => {
    if (kept.size > most) kept.clear()
    if (!kept.has(row)) kept.set(row, make(row))
    return kept.get(row)
  }
}

interface RowParts<Node> extends Pick<TreeRowsProps<Node>, 'tree' | 'drag'> {
  topOf: (row: number) => string
  search: string
  menuLabel: string | null
}

function drawRow<Node>(
  { tree, drag, topOf, search, menuLabel }: RowParts<Node>,
  index: number,
  slot: number | string,
): ReactNode {
  const { model, cursor, selection, edit } = tree
  const { view } = model
  const row = view?.rowAt(index)
  if (!view || row === undefined) return null
  const position = row < 0 ? ~row : row
  const node = view.tree.nodes[position]
  if (node === undefined) return null
  const depth = view.tree.depth[position] ?? 0
  const isCursor = cursor?.row === row
  const place = { index, top: topOf(index), cursor: isCursor }
  if (row < 0) {
    const state = view.loading?.[position] ?? 0
    return <NoteRow key={slot} {...place} id={`${tree.id}-${position}-note`} depth={depth + 1} state={state} />
  }
  const key = model.source.key(node)
  return (
    <TreeRow
      key={slot}
      {...place}
      {...view.placeOf(position)}
      node={node}
      id={`${tree.id}-${position}`}
      depth={depth}
      open={view.canOpen(position) ? view.open[position] === 1 : null}
      busy={view.loading?.[position] === Loading.running}
      selected={selection.keys.has(key)}
      selectionMode={selection.mode}
      boxes={selection.mode === 'multiple' || (tree.mode === 'selection' && selection.mode === 'single')}
      label={tree.label}
      secondary={tree.secondary}
      icon={tree.icon}
      search={search}
      menuLabel={menuLabel}
      leaving={drag.keys?.has(key) ? 'drag' : edit.cut.has(key) ? 'cut' : null}
      drop={drag.over?.position === position ? drag.over.where : null}
      onRename={edit.renaming === key ? (name) => edit.endRename(position, name) : null}
      dragRef={drag.rowRef}
    />
  )
}

/** A search begins at its top; without it the tree is where it was before. */
function useSearchScroll<Node>({ treeRef }: DataTreeState<Node>, search: string): void {
  const seen = useRef({ search, top: 0 })
  useLayoutEffect(() => {
    const { current } = seen
    const scroller = treeRef.current
    if (current.search === search || !scroller) return
    if (current.search === '') current.top = scroller.scrollTop
    scroller.scrollTop = search === '' ? current.top : 0
    current.search = search
  })
}
