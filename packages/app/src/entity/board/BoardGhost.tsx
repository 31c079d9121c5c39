import type { Ref } from 'react'
import { createPortal } from 'react-dom'

/** Props of `BoardGhost`. */
export interface BoardGhostProps {
  title: string
  /** The element that follows the pointer. */
  ref: Ref<HTMLDivElement>
}

/** What is seen under the pointer while a card is dragged. */
export function BoardGhost({ title, ref }: BoardGhostProps) {
  return createPortal(
    <div ref={ref} className="emb-app-board-ghost" aria-hidden="true">
      {title}
    </div>,
    document.body,
  )
}
