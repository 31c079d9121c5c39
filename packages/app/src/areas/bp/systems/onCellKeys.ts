import type { KeyboardEvent } from 'react'

/** How far an arrow key leads: rows and columns. */
const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Arrow keys go from the link in a cell to the next one in that direction; cells and rows without a link are passed over. */
export function onCellKeys(event: KeyboardEvent): void {
  const step = steps[event.key]
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  if (!step || !cell || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...(cell.closest('table')?.rows ?? [])]
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  let row = rows.findIndex((one) => one.contains(cell))
  let column = cell.cellIndex
  for (;;) {
    row += step[0]
    column += step[1] * forward
    const next = rows[row]
    if (!next || column < 0 || column > 4) return
    const link = next.cells[column]?.querySelector('a')
    if (!link) continue
    event.preventDefault()
    link.focus()
    return
  }
}
