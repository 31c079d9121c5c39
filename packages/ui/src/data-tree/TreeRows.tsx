import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { printedRows, usePrinting } from '../data-table/usePrinting.js'
import { whenIdle } from '../row-source/timeSlices.js'
import { useWords } from '../ui-strings/index.js'
import { Loading } from '../tree-source/Loading.js'
import { NoteRow } from './NoteRow.js'
import { TreeRow } from './TreeRow.js'
import type { DataTreeState } from './useDataTree.js'
import type { TreeDrag } from './useTreeDrag.js'
import type { TreeViewport } from './useTreeViewport.js'
import { words } from './words.js'

/** Rows rendered beyond each edge, so that fast scrolling finds them painted. */
const OVERSCAN = 8
/** Browsers give up on taller elements. */
const TALLEST = 16_000_000

interface TreeRowsProps<Node> {
  tree: DataTreeState<Node>
  viewport: TreeViewport
  drag: TreeDrag
}

/** The rows in sight, on paper all that are open. Scrolling renders this component and no other. */
export function TreeRows<Node>({ tree, viewport, drag }: TreeRowsProps<Node>) {
  const t = useWords(words)
  const printing = usePrinting()
  const { model, cursor, selection, edit } = tree
  const { rowHeight, height, scroller } = viewport
  const { view } = model
  const search = model.searched ? tree.search : ''
  const [scroll, setScroll] = useState({ start: 0, ahead: false })
  const menuLabel = edit.active ? t('actions') : null

  useLayoutEffect(() => {
    if (!scroller) return
    const onScroll = () => {
      const start = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - OVERSCAN)
      // In this very frame: rendered later, the rows would lag behind the scroll bar.
      flushSync(() => setScroll((now) => (now.ahead && now.start === start ? now : { start, ahead: true })))
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [scroller, rowHeight])
  // The first picture holds the rows in sight and no more; those around them follow when there is time.
  useEffect(() => {
    if (!scroll.ahead) return whenIdle(() => setScroll(({ start }) => ({ start, ahead: true })))
  }, [scroll.ahead])
  useSearchScroll(tree, search)

  const shown = Math.min(view?.rowCount ?? 0, Math.floor(TALLEST / rowHeight))
  const inSight = Math.ceil(height / rowHeight) + 1 + (scroll.ahead ? 2 * OVERSCAN : 0)
  const slots = height === 0 ? 0 : Math.min(shown, printing ? printedRows : inSight)
  const start = printing ? 0 : Math.max(0, Math.min(scroll.start, shown - slots))

  const rowOf = (index: number, slot: number | string): ReactNode => {
    const row = view?.rowAt(index)
    if (!view || row === undefined) return null
    const position = row < 0 ? ~row : row
    const node = view.tree.nodes[position]
    if (node === undefined) return null
    const depth = view.tree.depth[position] ?? 0
    const isCursor = cursor?.row === row
    const place = { index, top: index * rowHeight, cursor: isCursor }
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

  const rows: ReactNode[] = []
  // Slot k shows the row whose index leaves k when divided by the number of slots: scrolling moves no element in the document.
  for (let slot = 0; slot < slots; slot++) rows.push(rowOf(start + ((((slot - start) % slots) + slots) % slots), slot))
  // The row with the cursor stays in the document: the focus and the screen reader are there.
  const away = cursor && (cursor.index < start || cursor.index >= start + slots) && cursor.index < shown
  if (away) rows.push(rowOf(cursor.index, 'cursor'))

  return (
    <div role="none" className="emb-tree-body" style={{ blockSize: shown * rowHeight }}>
      {rows}
    </div>
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
