import { useLayoutEffect, type KeyboardEvent } from 'react'
import { useLink } from '../link/index.js'
import { togglePage, toggleSort } from './gridActions.js'
import type { DataTableState } from './useDataTable.js'
import type { Viewport } from './useViewport.js'

/** Step of resizing by keyboard, in px. */
const RESIZE_STEP = 16

/**
 * The grid's keys. Arrows, Page Up and Down, Home and End move the cursor, with Ctrl to the first and last row; Space
 * selects, Enter acts (in single selection without an action it selects); on a head Enter and Space sort, Alt with an
 * arrow moves the column, Shift with an arrow resizes it, and F10 with Shift or Alt with arrow down opens its menu.
 */
export function useGridKeys<Row>(table: DataTableState<Row>, viewport: Viewport) {
  const { cursor, gridRef, columns, selection, page, id } = table
  const { navigate } = useLink()
  const first = selection.mode === 'none' ? 0 : 1
  const lastColumn = columns.visible.length + first - 1
  const lastRow = (page?.rows.length ?? 0) - 1

  useLayoutEffect(() => {
    // Sideways only; the row has been brought into sight when the cursor moved.
    if (cursor && cursor.column >= 0) {
      document.getElementById(`${id}-cell`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }, [cursor, id])

  const go = (row: number, column: number) => {
    const head = viewport.cards ? 0 : -1
    const to = Math.max(head, Math.min(row, lastRow))
    if (to < 0 && head === 0) return
    table.setCursor({ row: to, column: Math.min(lastColumn, to === -1 ? Math.max(0, column) : column) })
    const grid = gridRef.current
    if (!grid || to < 0) return
    const top = to * viewport.rowHeight
    const room = grid.clientHeight - viewport.headHeight
    if (top < grid.scrollTop) grid.scrollTop = top
    else if (top + viewport.rowHeight > grid.scrollTop + room) grid.scrollTop = top + viewport.rowHeight - room
  }

  const onHead = (event: KeyboardEvent, forward: 1 | -1): boolean => {
    const placed = cursor?.row === -1 ? columns.visible[cursor.column - first] : undefined
    if (cursor?.row !== -1) return false
    if (!placed) {
      if (event.key !== ' ' && event.key !== 'Enter') return false
      togglePage(table)
      return true
    }
    const { column, width } = placed
    const side = event.key === 'ArrowRight' ? forward : event.key === 'ArrowLeft' ? -forward : 0
    if (side !== 0 && event.altKey) {
      const by = side > 0 ? 1 : -1
      const before = columns.visible[cursor.column - first + by]
      if (before && before.pinned === placed.pinned) {
        columns.move(column.id, by)
        go(-1, cursor.column + by)
      }
    } else if (side !== 0 && event.shiftKey) columns.resize(column.id, width + side * RESIZE_STEP)
    else if (
      (event.key === 'F10' && event.shiftKey) ||
      event.key === 'ContextMenu' ||
      (event.key === 'ArrowDown' && event.altKey)
    ) {
      gridRef.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column.id)}"] button`)?.click()
    } else if ((event.key === 'Enter' || event.key === ' ') && column.sortable !== false)
      toggleSort(table.view.sort, column.id, table.setView)
    else return false
    return true
  }

  const onRow = (event: KeyboardEvent): boolean => {
    const row = cursor ? page?.rows.at(cursor.row) : undefined
    if (!cursor || cursor.row < 0 || row === undefined) return false
    if (event.key === ' ' && selection.mode !== 'none') selection.toggle(row)
    else if (event.key !== 'Enter') return false
    else if (table.onRowAction) table.onRowAction(row)
    else if (selection.mode === 'single') selection.toggle(row)
    else if (table.rowHref) navigate(table.rowHref(row))
    else return false
    return true
  }

  const onMove = (event: KeyboardEvent, forward: 1 | -1): boolean => {
    const row = cursor?.row ?? -1
    const column = cursor?.column ?? -1
    const screen = Math.max(1, Math.floor((viewport.height - viewport.headHeight) / viewport.rowHeight) - 1)
    const all = event.ctrlKey || event.metaKey
    switch (event.key) {
      case 'ArrowDown':
        go(row + 1, row === -1 ? -1 : column)
        return true
      case 'ArrowUp':
        go(row - 1, column)
        return true
      case 'ArrowLeft':
      case 'ArrowRight': {
        if (viewport.cards) return false
        const by = event.key === 'ArrowRight' ? forward : -forward
        go(row, Math.max(row === -1 ? 0 : -1, column + by))
        return true
      }
      case 'PageDown':
        go(Math.max(0, row) + screen, column)
        return true
      case 'PageUp':
        go(Math.max(0, row - screen), column)
        return true
      case 'Home':
        go(all || column < 0 ? 0 : row, all ? column : Math.min(column, 0))
        return true
      case 'End':
        go(all || column < 0 ? lastRow : row, all || column < 0 ? column : lastColumn)
        return true
      default:
        return false
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection.mode === 'multiple') togglePage(table)
    else if (!onHead(event, forward) && !onRow(event) && !onMove(event, forward)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return onKeyDown
}
