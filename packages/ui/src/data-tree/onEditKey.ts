import type { KeyboardEvent } from 'react'
import type { DataTreeState } from './useDataTree.js'

/** The keys that change a tree in edit mode. @returns whether the key was one of them */
export function onEditKey<Node>({ edit, cursor }: DataTreeState<Node>, event: KeyboardEvent): boolean {
  if (!edit.active || !cursor || cursor.row < 0) return false
  const { position } = cursor
  const ctrl = event.ctrlKey || event.metaKey
  if (event.shiftKey && (ctrl || event.altKey)) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.key === 'ArrowUp') edit.moveBy(position, 'up')
    else if (event.key === 'ArrowDown') edit.moveBy(position, 'down')
    else if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) edit.moveBy(position, 'in')
    else if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) edit.moveBy(position, 'out')
    else return false
    return true
  }
  if (event.key === 'F2') edit.startRename(position)
  else if (event.key === 'Delete') edit.remove(position)
  else if (ctrl && event.key.toLowerCase() === 'x') edit.startMove(position)
  else if (ctrl && event.key.toLowerCase() === 'v' && edit.cut.size > 0) edit.endMove(position)
  else if (event.key === 'Escape' && edit.cut.size > 0) edit.endMove(null)
  else return false
  return true
}
