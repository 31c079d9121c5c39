import type { RefObject } from 'react'

/** Where a menu or panel opens, whether it is open, and how it ends. */
export interface OverlayProps {
  anchor: RefObject<HTMLElement | null>
  open: boolean
  /** For the element that the button controls. */
  id?: string
  onClose: () => void
}
