import type { MouseEvent } from 'react'
import { selectTo } from './gridActions.js'
import type { OpenOverlay } from './GridOverlay.js'
import type { DataTableState } from './useDataTable.js'

/**
 * The grid's clicks, heard by the grid itself so that no row has handlers of its own. On a row: selects in a table with
 * single selection, in one with multiple selection by its box (with Shift all from the last one to there), acts otherwise.
 * On a head: sorts. On the button of a head or row: opens its menu.
 */
export function useGridClicks<Row extends object>(table: DataTableState<Row>, open: (overlay: OpenOverlay) => void) {
  const { page, selection, columns, onRowAction } = table

  const rowOf = (target: Element) => {
    const index = Number(target.closest('[data-row]')?.getAttribute('data-row') ?? -1)
    const row = index < 0 ? undefined : page?.rows.at(index)
    return row === undefined ? null : { row, index }
  }

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('[data-opens]')
    if (button) {
      const column = button.closest('[data-column]')?.getAttribute('data-column')
      const row = rowOf(button)
      if (column != null) open({ kind: 'menu', column, anchor: button })
      else if (row) open({ kind: 'actions', row: row.index, anchor: button })
      return
    }
    if (event.target.closest('a, button, input, label, [data-no-sort]')) return
    const head = event.target.closest('[data-column]')?.getAttribute('data-column')
    const column = columns.visible.find((one) => one.column.id === head)?.column
    if (column?.getCanSort()) column.toggleSorting()
    const hit = rowOf(event.target)
    if (!hit) return
    table.setCursor({ row: hit.index, column: -1 })
    const onBox = event.target.closest('.emb-table-select') !== null
    if (selection.mode === 'single') selection.toggle(hit.row)
    else if (selection.mode === 'multiple' && event.shiftKey) selectTo(table, hit.index)
    else if (selection.mode === 'none' || (onRowAction && !onBox)) onRowAction?.(hit.row)
    else selection.toggle(hit.row)
  }

  const onDoubleClick = (event: MouseEvent) => {
    const hit = event.target instanceof Element ? rowOf(event.target) : null
    if (hit && selection.mode === 'single') onRowAction?.(hit.row)
  }
  return { onClick, onDoubleClick }
}
