import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { LazyPanel } from '../lazy-part/LazyPanel.js'
import { useViewport, type Viewport } from '../row-source/windowing/useViewport.js'
import { scrollToRow } from '../row-source/windowing/useWindow.js'
import { RowsState, rowsStateKind } from './RowsState.js'
import { TreeRows } from './TreeRows.js'
import { treeParts } from './treeParts.js'
import type { DataTreeState } from './useDataTree.js'
import { useTreeClicks } from './useTreeClicks.js'
import { useTreeDrag } from './useTreeDrag.js'
import { useTreeKeys } from './useTreeKeys.js'

const layout = { rowHeight: 32 }

/** Props of `DataTree.Rows`. */
export interface DataTreeRowsProps<Node> extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useDataTree`. */
  tree: DataTreeState<Node>
  /** Accessible name of the tree. */
  'aria-label'?: string
  /** Shown when there are no nodes at all: what this is and the first action. Default "No entries yet". */
  empty?: ReactNode
}

/**
 * The nodes as an ARIA tree. Only rows in sight are in the document, so there may be 100,000. It fills a parent with a height
 * and scrolls inside. `data-density="compact"` on any ancestor makes rows lower.
 */
export function Rows<Node>({ tree, empty, className = '', 'aria-label': label, ...rest }: DataTreeRowsProps<Node>) {
  const { model, cursor, selection, edit, treeRef, id } = tree
  const viewport = useViewport(treeRef, layout)
  const [menu, setMenu] = useState<{ key: string; x: number; y: number } | null>(null)
  const drag = useTreeDrag(tree)
  const kind = rowsStateKind(tree)
  useFollow(tree, viewport)

  const openMenu = (position: number, point?: { x: number; y: number }) => {
    const box = treeRef.current?.getBoundingClientRect()
    const row = document.getElementById(`${id}-${position}`)?.getBoundingClientRect()
    const key = model.key(position)
    if (!box || !row || key === null) return
    const { x, y } = point ?? { x: row.left + row.width / 2, y: row.bottom }
    // The focus returns here when the menu closes.
    treeRef.current?.focus({ preventScroll: true })
    setMenu({ key, x: x - box.left, y: y - box.top })
  }
  const closeMenu = useCallback(() => setMenu(null), [])
  // By key: a search that answers meanwhile moves the node to another position, or takes it away.
  const menuAt = menu ? model.positionOf(menu.key) : -1
  const onKeyDown = useTreeKeys({ tree, viewport, openMenu })
  const clicks = useTreeClicks(tree, openMenu)

  // With the Tab key one comes to what is selected, or to the first row.
  const onFocus = (event: FocusEvent) => {
    const { view } = model
    if (cursor || !view || event.target !== event.currentTarget || !event.target.matches(':focus-visible')) return
    for (let i = 0; selection.keys.size > 0 && i < view.rowCount; i++) {
      const row = view.rowAt(i) ?? -1
      if (selection.keys.has(model.key(row) ?? '')) return tree.moveTo(row)
    }
    tree.moveTo(view.rowAt(0) ?? null)
  }
  const active = cursor && `${id}-${cursor.position}${cursor.row < 0 ? '-note' : ''}`
  return (
    <div
      {...rest}
      className={`emb-tree ${className}`}
      data-mode={tree.mode}
      data-state={kind ?? undefined}
      data-stale={model.stale && model.view ? '' : undefined}
    >
      <div
        ref={treeRef}
        role="tree"
        className="emb-tree-scroll"
        tabIndex={0}
        aria-label={label}
        aria-multiselectable={selection.mode === 'multiple' || undefined}
        aria-busy={model.stale || kind === 'loading'}
        aria-activedescendant={active ?? undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        {...clicks}
      >
        {kind === null && <TreeRows tree={tree} viewport={viewport} drag={drag} />}
      </div>
      {kind !== null && (
        <div className="emb-tree-state">
          <RowsState tree={tree} kind={kind} viewport={viewport} empty={empty} />
        </div>
      )}
      {menu && menuAt >= 0 && (
        <LazyPanel
          part={treeParts.menu}
          onFailed={closeMenu}
          panel={(TreeMenu) => <TreeMenu x={menu.x} y={menu.y} position={menuAt} edit={edit} onClose={closeMenu} />}
        />
      )}
      <div role="status" className="emb-visually-hidden">
        {edit.message}
      </div>
    </div>
  )
}

/** Brings the cursor into sight when a key or a change moved it. */
function useFollow<Node>({ cursor, follow, model, treeRef }: DataTreeState<Node>, viewport: Viewport): void {
  const show = useEffectEvent((follow: number) => {
    const count = model.view?.rowCount ?? 0
    if (follow > 0 && cursor) scrollToRow(treeRef, viewport, { row: cursor.index, count })
  })
  // Rows that open elsewhere move the cursor's index, and nothing shall scroll then.
  useLayoutEffect(() => show(follow), [follow])
}
