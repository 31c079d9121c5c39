import type { MouseEvent } from 'react'
import type { DataTreeState } from './useDataTree.js'
import { selectTo } from './treeSelectionActions.js'

/** The tree's clicks, heard by the tree itself so that no row has handlers of its own. */
export function useTreeClicks<Node>(
  tree: DataTreeState<Node>,
  openMenu: (position: number, point?: { x: number; y: number }) => void,
) {
  const { model, selection, edit, treeRef } = tree

  const hitOf = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('input')) return null
    const index = Number(event.target.closest('[data-row]')?.getAttribute('data-row') ?? -1)
    const row = model.view?.rowAt(index)
    if (row === undefined) return null
    return { row, node: model.view?.tree.nodes[row < 0 ? ~row : row], target: event.target }
  }

  const onClick = (event: MouseEvent) => {
    const hit = hitOf(event)
    if (!hit || hit.node === undefined) return
    const { row, node, target } = hit
    if (row < 0) {
      const again = target.closest('[data-retry]') !== null
      // The button that was pressed goes away, and would take the focus along.
      if (again) treeRef.current?.focus({ preventScroll: true })
      tree.moveTo(row, false)
      if (again) model.retry(~row)
    } else if (target.closest('[data-toggle]')) {
      tree.setOpen([row], model.view?.open[row] === 0)
    } else {
      if (event.shiftKey && selection.mode === 'multiple') selectTo(tree, row)
      else if (!target.closest('[data-menu]')) selection.toggle(node)
      tree.moveTo(row, false)
      const { left, bottom } = target.getBoundingClientRect()
      if (target.closest('[data-menu]')) openMenu(row, { x: left, y: bottom })
    }
  }

  const onDoubleClick = (event: MouseEvent) => {
    const hit = hitOf(event)
    if (!hit || hit.row < 0 || hit.node === undefined || hit.target.closest('[data-toggle], [data-menu]')) return
    if (edit.active && hit.target.closest('[data-label]')) edit.startRename(hit.row)
    else tree.onNodeAction?.(hit.node)
  }

  const onContextMenu = (event: MouseEvent) => {
    const hit = hitOf(event)
    if (!edit.active || !hit || hit.row < 0) return
    event.preventDefault()
    tree.moveTo(hit.row, false)
    openMenu(hit.row, { x: event.clientX, y: event.clientY })
  }
  return { onClick, onDoubleClick, onContextMenu }
}
