import type { KeyboardEvent } from 'react'

/** On Enter, follows what the cell under a grid's cursor leads to. Rows, and cells that lead nowhere, are left to the grid. */
export function followCell(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return
  const cell = document.getElementById(event.target.getAttribute('aria-activedescendant') ?? '')
  const link = cell?.matches('[role=gridcell]') ? cell.querySelector<HTMLElement>('a[href]') : null
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  link.click()
}
