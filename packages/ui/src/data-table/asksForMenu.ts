import type { KeyboardEvent } from 'react'

/** Whether a key asks for the menu of what is under the cursor. */
export const asksForMenu = (event: KeyboardEvent): boolean =>
  (event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu' || (event.key === 'ArrowDown' && event.altKey)
