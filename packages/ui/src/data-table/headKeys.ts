import type { KeyboardEvent } from 'react'
import { fittingWidth, RESIZE_STEP } from './columnWidth.js'
import { togglePage } from './gridActions.js'
import type { OpenOverlay } from './GridOverlay.js'
import type { DataTableState } from './useDataTable.js'

interface HeadKeyContext {
  /** 1 when arrow right goes to the end of a line. */
  forward: 1 | -1
  open: (overlay: OpenOverlay) => void
  go: (row: number, column: number) => void
}

/**
 * The keys of a column head: Enter and Space sort, Alt with an arrow moves the column, Shift with an arrow resizes it, W fits
 * it to its content, F opens its filter, F10 with Shift or Alt with arrow down its menu.
 * @returns whether the key was one of them
 */
export function headKeys<Row extends object>(
  event: KeyboardEvent,
  table: DataTableState<Row>,
  { forward, open, go }: HeadKeyContext,
): boolean {
  const { cursor, columns, selection, gridRef } = table
  if (cursor?.row !== -1) return false
  const first = selection.mode === 'none' ? 0 : 1
  const placed = columns.visible[cursor.column - first]
  const presses = event.key === ' ' || event.key === 'Enter'
  if (!placed) {
    if (presses && cursor.column < first) togglePage(table)
    return presses && cursor.column < first
  }
  const { column, width } = placed
  const head = gridRef.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column.id)}"]`)
  const key = event.key.toLowerCase()
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey
  const side = key === 'arrowright' ? forward : key === 'arrowleft' ? -forward : 0
  if (side !== 0 && event.altKey) {
    const by = side > 0 ? 1 : -1
    const before = columns.visible[cursor.column - first + by]
    if (before && before.pinned === placed.pinned) {
      columns.move(column.id, by)
      go(-1, cursor.column + by)
    }
  } else if (side !== 0 && event.shiftKey) columns.resize(column.id, width + side * RESIZE_STEP)
  else if (head && asksForMenu(event)) open({ kind: 'menu', column: column.id, anchor: head })
  else if (head && plain && key === 'f' && column.getCanFilter())
    open({ kind: 'filter', column: column.id, anchor: head })
  else if (gridRef.current && plain && key === 'w') columns.resize(column.id, fittingWidth(gridRef.current, column.id))
  else if (presses && column.getCanSort()) column.toggleSorting()
  else return false
  return true
}

/** Whether a key asks for the menu of what is under the cursor. */
export const asksForMenu = (event: KeyboardEvent): boolean =>
  (event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu' || (event.key === 'ArrowDown' && event.altKey)
