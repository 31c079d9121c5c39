import { useState, type PointerEvent } from 'react'
import { MIN_WIDTH, fittingWidth } from './columnWidth.js'
import type { TableColumns } from './useColumns.js'

interface ColumnResizerProps {
  columns: TableColumns
  id: string
  width: number
}

/** The edge of a column head: dragged it resizes, a double click fits the content. By keyboard the head itself takes the keys. */
export function ColumnResizer({ columns, id, width }: ColumnResizerProps) {
  const [drag, setDrag] = useState<{ from: number; width: number } | null>(null)

  const widthAt = (event: PointerEvent<HTMLElement>) => {
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    return drag ? Math.max(MIN_WIDTH, drag.width + sign * (event.clientX - drag.from)) : width
  }
  return (
    <span
      className="emb-table-resizer"
      data-no-sort=""
      data-dragging={drag ? '' : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        // What is on the screen counts: the last column may be wider than its width says.
        setDrag({ from: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? width })
      }}
      onPointerMove={(event) => drag && columns.resize(id, widthAt(event))}
      onDoubleClick={(event) => {
        const grid = event.currentTarget.closest<HTMLElement>('[role="grid"]')
        if (grid) columns.resize(id, fittingWidth(grid, id))
      }}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
    />
  )
}
