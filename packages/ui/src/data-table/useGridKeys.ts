import { useLayoutEffect, type KeyboardEvent } from 'react'
import { useLink } from '../link/Link.js'
import { selectTo, togglePage } from './gridActions.js'
import { asksForMenu, headKeys } from './headKeys.js'
import type { OpenOverlay } from './GridOverlay.js'
import type { DataTableState } from './useDataTable.js'
import type { Viewport } from '../row-source/windowing/useViewport.js'
import { scrollToRow } from '../row-source/windowing/useWindow.js'

/**
 * The grid's keys. Arrows, Page Up and Down, Home and End move the cursor, with Ctrl to the first and last row; Space
 * selects, with Shift (or Shift and an arrow) a range, Ctrl+A the page; Enter acts (in single selection without an action it
 * selects); F10 with Shift, or Alt with arrow down, opens the menu of a head or row; Escape goes from a cell to its row. For
 * a head see `headKeys`.
 */
export function useGridKeys<Row extends object>(
  table: DataTableState<Row>,
  viewport: Viewport,
  open: (overlay: OpenOverlay) => void,
) {
  const { cursor, gridRef, columns, selection, page, id } = table
  const { navigate } = useLink()
  const first = selection.mode === 'none' ? 0 : 1
  const actions = columns.visible.length + first
  const lastColumn = table.rowActions ? actions : actions - 1
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
    if (to >= 0) scrollToRow(gridRef, viewport, { row: to, count: lastRow + 1 })
  }

  const openActions = (row: number): boolean => {
    const element = document.getElementById(`${id}-${row}`)
    if (!table.rowActions || !element) return false
    open({ kind: 'actions', row, anchor: element.querySelector<HTMLElement>('[data-opens]') ?? element })
    return true
  }

  const onRow = (event: KeyboardEvent): boolean => {
    const row = cursor ? page?.rows.at(cursor.row) : undefined
    if (!cursor || cursor.row < 0 || row === undefined) return false
    const presses = event.key === ' ' || event.key === 'Enter'
    if (asksForMenu(event) || (presses && table.rowActions && cursor.column === actions)) return openActions(cursor.row)
    if (event.key === ' ' && event.shiftKey && selection.mode === 'multiple') selectTo(table, cursor.row)
    else if (event.key === ' ' && selection.mode !== 'none') selection.toggle(row)
    else if (event.key === 'Escape' && cursor.column >= 0) go(cursor.row, -1)
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
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && event.shiftKey && selection.mode === 'multiple' && row >= 0) {
      const to = Math.max(0, Math.min(lastRow, row + step))
      if (to !== row) selectTo(table, to, true)
      go(to, column)
      return true
    }
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
    else if (!headKeys(event, table, { forward, open, go }) && !onRow(event) && !onMove(event, forward)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return onKeyDown
}
