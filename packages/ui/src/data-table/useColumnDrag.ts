import { useEffect, useState, type PointerEvent } from 'react'
import { columnName } from './DataColumnDef.js'
import type { PlacedColumn, TableColumns } from './useColumns.js'

/** Travel in px from which a press on a head is a drag. */
const TRAVEL = 6

/** A head that is being dragged. */
export interface ColumnDrag {
  column: string
  header: string
  /** Where the pressed point is, from the start of the head row, in px. */
  x: number
  /** Where the gap for it is, from the start of the head row, in px. */
  gap: number
}

interface Press {
  placed: PlacedColumn
  from: number
}

/** Moves a column by dragging its head to another place of its group. Escape ends the drag; a touch scrolls instead. */
export function useColumnDrag(columns: TableColumns) {
  const [press, setPress] = useState<Press | null>(null)
  const [drag, setDrag] = useState<(ColumnDrag & { before: string | null }) | null>(null)
  const end = () => {
    setPress(null)
    setDrag(null)
  }
  const dragging = drag !== null
  useEffect(() => {
    if (!dragging) return
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setPress(null)
      setDrag(null)
    }
    window.addEventListener('keydown', cancel, true)
    return () => window.removeEventListener('keydown', cancel, true)
  }, [dragging])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return
    if (event.target.closest('[data-no-sort]')) return
    const id = event.target.closest('[data-column]')?.getAttribute('data-column')
    const placed = columns.visible.find(({ column }) => column.id === id)
    if (placed) setPress({ placed, from: event.clientX })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!press || (!dragging && Math.abs(event.clientX - press.from) < TRAVEL)) return
    if (!dragging) event.currentTarget.setPointerCapture(event.pointerId)
    const { column, pinned } = press.placed
    const row = event.currentTarget.getBoundingClientRect()
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const fromStart = (x: number) => (rtl ? row.right - x : x - row.left)
    const group = columns.visible.filter((one) => one.pinned === pinned)
    let before: string | null = null
    let gap = 0
    for (const one of group) {
      const head = event.currentTarget.querySelector(`[data-column="${CSS.escape(one.column.id)}"]`)
      const { left, right } = head?.getBoundingClientRect() ?? row
      gap = fromStart(rtl ? left : right)
      if (fromStart(event.clientX) >= fromStart((left + right) / 2)) continue
      before = one.column.id
      gap = fromStart(rtl ? right : left)
      break
    }
    setDrag({ column: column.id, header: columnName(column), x: fromStart(event.clientX), gap, before })
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (drag) {
      columns.place(drag.column, drag.before)
      // The click that follows is the end of the drag, not a wish to sort.
      const swallow = (click: MouseEvent) => click.stopPropagation()
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, true))
      event.preventDefault()
    }
    end()
  }
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end } }
}
