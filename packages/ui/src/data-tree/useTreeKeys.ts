import { useRef, type KeyboardEvent } from 'react'
import { foldCase } from '../row-source/searchText.js'
import type { Viewport } from '../row-source/windowing/useViewport.js'
import { placesOf } from './placesOf.js'
import { selectAll, selectTo } from './treeSelectionActions.js'
import type { DataTreeState } from './useDataTree.js'

/** Letters that come within this time, in ms, belong to one word. */
const PAUSE = 700

interface KeyOptions<Node> {
  tree: DataTreeState<Node>
  viewport: Viewport
  /** Opens the menu of the row with the cursor. */
  openMenu: (position: number) => void
}

/**
 * The tree's keys. Arrows, Home, End, Page Up and Down move; right and left open and close too; `*` opens all siblings;
 * letters jump; Enter acts, Space selects; Shift with an arrow, Home, End, Page Up or Down moves the end of a range that
 * grows and shrinks, with Space it reaches from what was selected last to here; Ctrl+A selects all; F2, Delete, Ctrl+X,
 * Ctrl+V, Ctrl or Alt with Shift and an arrow change the tree in edit mode; Shift+F10 opens the menu. Source: the tree view
 * pattern of the ARIA Authoring Practices.
 */
export function useTreeKeys<Node>({ tree, viewport, openMenu }: KeyOptions<Node>) {
  const { model, cursor, selection, edit } = tree
  const typed = useRef({ text: '', at: 0 })
  const { view } = model

  const goTo = (index: number, event: KeyboardEvent) => {
    const row = view?.rowAt(Math.max(0, Math.min(index, view.rowCount - 1)))
    if (row === undefined) return
    if (event.shiftKey && selection.mode === 'multiple') selectTo(tree, row, true)
    tree.moveTo(row)
  }

  const onEdit = (event: KeyboardEvent): boolean => onEditKey(tree, event)

  /** Keys that go somewhere. */
  const onMove = (event: KeyboardEvent): boolean => {
    const index = cursor?.index ?? -1
    const screen = Math.max(1, Math.floor(viewport.height / viewport.rowHeight) - 1)
    const to = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: (view?.rowCount ?? 0) - 1,
      PageDown: Math.max(0, index) + screen,
      PageUp: index - screen,
    }
    const entry = Object.entries(to).find(([key]) => key === event.key)
    if (!entry) return false
    goTo(entry[1], event)
    return true
  }

  /** Keys that open and close. */
  const onSide = (event: KeyboardEvent): boolean => {
    if (!view || !cursor) return false
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { position, row } = cursor
    const isOpen = view.open[position] === 1
    if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) {
      if (row < 0 || !view.canOpen(position)) return true
      if (isOpen) goTo(cursor.index + 1, event)
      else tree.setOpen([position], true)
      return true
    }
    if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) {
      const up = view.tree.parent[position] ?? -1
      if (row < 0) tree.moveTo(position)
      else if (isOpen && view.canOpen(position)) tree.setOpen([position], false)
      else if (up >= 0) tree.moveTo(up)
      return true
    }
    if (event.key !== '*') return false
    const places = placesOf(model)
    tree.setOpen(places.childrenOf(places.parentOf(position)), true)
    return true
  }

  const onAct = (event: KeyboardEvent): boolean => {
    const node = cursor && view?.tree.nodes[cursor.position]
    if (!cursor || node === undefined || node === null) return false
    if (event.key !== 'Enter' && event.key !== ' ') return false
    if (cursor.row < 0) model.retry(cursor.position)
    else if (event.key === ' ' && event.shiftKey && selection.mode === 'multiple') selectTo(tree, cursor.row)
    else if (event.key === ' ') selection.toggle(node)
    else if (tree.onNodeAction) tree.onNodeAction(node)
    else if (selection.mode === 'single') selection.toggle(node)
    else if (view?.canOpen(cursor.position)) tree.setOpen([cursor.position], view.open[cursor.position] === 0)
    return true
  }

  const onLetter = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return false
    const fresh = event.timeStamp - typed.current.at > PAUSE
    // Other signs are keys of the page, such as `/` for its search.
    if (fresh && !/[\p{L}\p{N}]/u.test(event.key)) return false
    const text = (fresh ? '' : typed.current.text) + event.key
    typed.current = { text, at: event.timeStamp }
    const row = findByName(tree, text)
    if (row !== null) tree.moveTo(row)
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const all = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    const keys = [onEdit, onMove, onSide, onAct, onLetter]
    if (isMenu && edit.active && cursor && cursor.row >= 0) openMenu(cursor.position)
    else if (all && selection.mode === 'multiple') selectAll(tree)
    else if (!keys.some((key) => key(event))) return
    event.preventDefault()
    event.stopPropagation()
  }
  return onKeyDown
}

/** The next row whose name begins with the text, from the cursor on and around; the same letter again goes on to the next. */
function findByName<Node>({ model, cursor, label }: DataTreeState<Node>, text: string): number | null {
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

/** The keys that change a tree in edit mode. @returns whether the key was one of them */
function onEditKey<Node>({ edit, cursor }: DataTreeState<Node>, event: KeyboardEvent): boolean {
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
