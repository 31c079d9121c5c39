import type { DataTableState } from '@embpm/ui/data-table'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isFocusFree, leavingOf } from '../shell/leavings.js'

/**
 * Returns to the row that was opened from a list: where one comes back to the list, its rows are scrolled as they were, and the
 * row has the cursor and the list the focus, once it is there.
 * @param hrefOf address of what a row opens
 */
export function useReturnToRow<Row extends object>(
  { page, gridRef, setCursor }: Pick<DataTableState<Row>, 'page' | 'gridRef' | 'setCursor'>,
  hrefOf: (row: Row) => string,
): void {
  const router = useRouter()
  const leaving = useRef(leavingOf(router))
  useEffect(() => {
    const grid = gridRef.current
    if (!page || !grid || !leaving.current) return
    const { path, top } = leaving.current
    leaving.current = undefined
    const { rows } = page
    const opens = (index: number) => {
      const row = rows.at(index)
      return row !== undefined && hrefOf(row) === path
    }
    let index = rows.length - 1
    while (index >= 0 && !opens(index)) index -= 1
    if (index < 0 || !isFocusFree(document)) return
    // The rows may be others by now.
    const middle = (grid.scrollHeight * index) / rows.length - grid.clientHeight / 2
    grid.scrollTop = Math.abs(middle - top) < grid.clientHeight / 2 ? top : middle
    setCursor({ row: index, column: -1 })
    grid.focus({ preventScroll: true })
  }, [page, gridRef, setCursor, hrefOf])
}
