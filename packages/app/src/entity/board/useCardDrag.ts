import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { followPointer } from './followPointer.js'

/** A card that is being dragged. */
export interface CardDrag {
  id: string
  /** Column that it comes from. */
  from: string
  /** Column under the pointer, `null` outside of the columns. */
  over: string | null
  /** The card of that column before which it would come to stand; `null` behind the last one, and where columns have no places. */
  before: string | null
}

/** Options of `useCardDrag`. */
export interface CardDragOptions {
  /** Called with the card, its column, and the one that it was dropped on. */
  onDrop: (id: string, from: string, to: string, before: string | null) => void
  /** Whether cards have places in their columns, so that one can be dropped on its own column, too. Default `false`. */
  hasPlaces?: boolean
}

/**
 * Drags cards by mouse, pen, or a finger that rested on one first. Cards carry `data-card` with their id, columns
 * `data-board-column` with their value; a press on a button inside a card drags nothing.
 */
export function useCardDrag({ onDrop, hasPlaces = false }: CardDragOptions) {
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
        rows: hasPlaces ? (column) => column.querySelector<HTMLElement>('[data-board-scroll]') : undefined,
        placeAt: hasPlaces ? (column, y) => cardBelow(column, y, id) : undefined,
        onStart: () => setDrag({ id, from, over: null, before: null }),
        onMove: (x, y) => ghost.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`),
        onOver: (over, before) => setDrag((now) => now && { ...now, over, before }),
        onEnd: (to, before) => {
          setDrag(null)
          if (to !== null && (hasPlaces || to !== from)) onDrop(id, from, to, before)
        },
      },
    )
  }

  return { drag, ghost, onPointerDown }
}

/** The first card of a column whose middle is below a height of the window, without the one that is dragged; `null` for none. */
function cardBelow(column: Element, y: number, dragged: string): string | null {
  for (const card of column.querySelectorAll('[data-card]')) {
    const { top, height } = card.getBoundingClientRect()
    const id = card.getAttribute('data-card')
    if (id !== dragged && y < top + height / 2) return id
  }
  return null
}
