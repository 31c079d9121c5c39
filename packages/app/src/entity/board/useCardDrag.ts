import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { followPointer } from './followPointer.js'

/** A card that is being dragged. */
export interface CardDrag {
  id: string
  /** Column that it comes from. */
  from: string
  /** Column under the pointer, `null` outside of the columns. */
  over: string | null
}

/**
 * Drags cards by mouse, pen, or a finger that rested on one first. Cards carry `data-card` with their id, columns
 * `data-board-column` with their value; a press on a button inside a card drags nothing.
 */
export function useCardDrag(onDrop: (id: string, from: string, to: string) => void) {
  const [drag, setDrag] = useState<CardDrag | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget: board, button, isPrimary, pointerId, pointerType, clientX, clientY } = event
    if (button !== 0 || !isPrimary || !(target instanceof Element) || target.closest('button')) return
    const id = target.closest('[data-card]')?.getAttribute('data-card')
    const from = target.closest('[data-board-column]')?.getAttribute('data-board-column')
    if (id === null || id === undefined || from === null || from === undefined) return
    stop.current?.()
    stop.current = followPointer(
      { pointerId, touch: pointerType === 'touch', x: clientX, y: clientY },
      {
        board,
        onStart: () => setDrag({ id, from, over: null }),
        onMove: (x, y) => ghost.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`),
        onOver: (over) => setDrag((now) => now && { ...now, over }),
        onEnd: (to) => {
          setDrag(null)
          if (to !== null && to !== from) onDrop(id, from, to)
        },
      },
    )
  }

  return { drag, ghost, onPointerDown }
}
