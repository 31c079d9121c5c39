import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { followPointer } from '../../../entity/board/followPointer.js'

/** What is dragged: a card of the sequence, or a process of the tree. */
export interface Dragged {
  from: 'sequence' | 'tree'
  id: string
  name: string
  code: string
}

/**
 * Drags processes into the sequence and within it, by mouse, pen, or a finger that rested first. The places of the sequence carry
 * `data-board-column` with their number from 0, the one behind the last included.
 */
export function useSequenceDrag(onDrop: (dragged: Dragged, place: number) => void) {
  const [drag, setDrag] = useState<{ dragged: Dragged; over: number | null } | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const begin = (event: PointerEvent, dragged: Dragged) => {
    const { button, isPrimary, pointerId, pointerType, clientX, clientY } = event
    if (button !== 0 || !isPrimary || !board.current) return
    stop.current?.()
    stop.current = followPointer(
      { pointerId, touch: pointerType === 'touch', x: clientX, y: clientY },
      {
        board: board.current,
        rows: rows.current ?? undefined,
        onStart: () => setDrag({ dragged, over: null }),
        onMove: (x, y) => ghost.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`),
        onOver: (over) => setDrag((now) => now && { ...now, over: over === null ? null : Number(over) }),
        onEnd: (over) => {
          setDrag(null)
          if (over !== null) onDrop(dragged, Number(over))
        },
      },
    )
  }
  return { drag, board, rows, ghost, begin }
}
