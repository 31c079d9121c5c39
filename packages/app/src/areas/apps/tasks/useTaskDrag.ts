import type { Task } from '@embpm/contract/sample/tasks'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { followPointer } from '../../../entity/board/followPointer.js'
import type { DropPlace } from './taskOrder.js'

/** The name of a place in the list, for `data-board-column`. */
export const placeName = (place: DropPlace): string => ('on' in place ? `on ${place.on}` : `behind ${place.behind}`)

function placeOf(name: string): DropPlace {
  const id = name.slice(name.indexOf(' ') + 1)
  return name.startsWith('on ') ? { on: id } : { behind: id }
}

/**
 * Drags entries of the list to another place in it, by mouse, pen, or a finger that rested first.
 * @param rows what holds the rows, and scrolls
 */
export function useTaskDrag(rows: RefObject<HTMLElement | null>, onDrop: (id: string, place: DropPlace) => void) {
  const [drag, setDrag] = useState<{ id: string; title: string; over: string | null } | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const grab = (event: PointerEvent, { id, title }: Task) => {
    const { button, isPrimary, pointerId, pointerType, clientX, clientY } = event
    if (button !== 0 || !isPrimary || !rows.current) return
    stop.current?.()
    stop.current = followPointer(
      { pointerId, touch: pointerType === 'touch', x: clientX, y: clientY },
      {
        board: rows.current,
        rows: rows.current,
        onStart: () => setDrag({ id, title, over: null }),
        onMove: (x, y) => ghost.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`),
        onOver: (over) => setDrag((now) => now && { ...now, over }),
        onEnd: (over) => {
          setDrag(null)
          if (over !== null) onDrop(id, placeOf(over))
        },
      },
    )
  }
  return { drag, ghost, grab }
}
