import { useEffect, useRef, type PointerEvent } from 'react'

/** Moves by dragging: with a mouse where nothing else is dragged, with a finger everywhere. */
export function usePan(panBy: (x: number, y: number) => void, isOther: (target: Element) => boolean) {
  const last = useRef<{ x: number; y: number; id: number; moved: number } | null>(null)
  /** Whether the press that ends now has moved the chart, so that it is no choice. */
  const moved = useRef(false)
  useEffect(() => () => void (last.current = null), [])
  return {
    hasMoved: () => moved.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        moved.current = false
        if (event.button !== 0 || !(event.target instanceof Element)) return
        if (event.pointerType !== 'touch' && isOther(event.target)) return
        last.current = { x: event.clientX, y: event.clientY, id: event.pointerId, moved: 0 }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = last.current
        if (from?.id !== event.pointerId) return
        const [x, y] = [event.clientX - from.x, event.clientY - from.y]
        const distance = from.moved + Math.abs(x) + Math.abs(y)
        if (from.moved <= 4 && distance > 4) event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY, id: from.id, moved: distance }
        moved.current = distance > 4
        panBy(x, y)
      },
      onPointerUp: () => void (last.current = null),
      onPointerCancel: () => void (last.current = null),
    },
  }
}
