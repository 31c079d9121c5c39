import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Diagram, OverlayPosition } from './Diagram.js'

/** Something that is shown at an element. */
export interface DiagramOverlay {
  /** Unique among the overlays of a diagram. */
  id: string
  /** Id of the element; one that is not there shows nothing. */
  element: string
  position: OverlayPosition
  content: ReactNode
}

interface DiagramOverlayPartProps extends DiagramOverlay {
  diagram: Diagram
}

/** Puts React content into the canvas, at an element. */
export function DiagramOverlayPart({ diagram, element, position, content }: DiagramOverlayPartProps) {
  const [html] = useState(() => document.createElement('div'))
  const { top, right, bottom, left } = { top: null, right: null, bottom: null, left: null, ...position }
  useEffect(() => {
    const vertical = top === null ? { bottom: bottom ?? 0 } : { top }
    const horizontal = left === null ? { right: right ?? 0 } : { left }
    return diagram.attach(element, Object.assign({ top: 0, left: 0 }, vertical, horizontal), html)
  }, [diagram, element, html, top, right, bottom, left])
  return createPortal(content, html)
}
