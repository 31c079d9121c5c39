import type { ShownAssignment } from '@embpm/contract/capacity'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import type { BarPart } from './barPlace.js'
import { mapSizes } from './mapSizes.js'

/** What is dragged: a bar, or one of its ends. */
export interface BarDrag {
  one: ShownAssignment
  part: BarPart
  from: number
  at: number
}

interface Options {
  isOn: boolean
  oneOf: (id: string) => ShownAssignment | undefined
  onMove: (one: ShownAssignment, part: BarPart, weeks: number) => void
}

/** How far a bar has been dragged, in weeks; from right to left where one reads so. */
export const draggedWeeks = ({ from, at }: BarDrag): number => {
  const weeks = Math.round((at - from) / mapSizes.week)
  return document.documentElement.dir === 'rtl' ? -weeks : weeks
}

const partOf = (text: string | undefined): BarPart | null =>
  text === 'bar' || text === 'start' || text === 'end' ? text : null

/** Drags bars and their ends by weeks. Escape ends it; a finger scrolls instead. */
export function useBarDrag({ isOn, oneOf, onMove }: Options) {
  const [drag, setDrag] = useState<BarDrag | null>(null)
  const isDragging = drag !== null
  const moved = useRef(false)
  // Where it is let go says the event: the last move may not be rendered yet.
  const end = useEffectEvent((at: number) => {
    setDrag(null)
    if (!drag) return
    const weeks = draggedWeeks({ ...drag, at })
    moved.current = weeks !== 0
    if (weeks !== 0) onMove(drag.one, drag.part, weeks)
  })
  useEffect(() => {
    if (!isDragging) return
    const controller = new AbortController()
    const { signal } = controller
    const move = ({ clientX: at }: globalThis.PointerEvent) => setDrag((now) => now && { ...now, at })
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', ({ clientX }) => end(clientX), { signal })
    addEventListener('pointercancel', () => setDrag(null), { signal })
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setDrag(null)
      },
      { signal, capture: true },
    )
    return () => controller.abort()
  }, [isDragging])

  return {
    drag,
    /** Whether the press that ends now moved something: then it is no click. */
    wasDragged: () => moved.current,
    onPointerDown({ target, button, pointerType, clientX }: PointerEvent) {
      moved.current = false
      if (!isOn || button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return
      const bar = target.closest<HTMLElement>('[data-assignment]')
      const one = oneOf(bar?.dataset.assignment ?? '')
      const part = partOf(target.closest<HTMLElement>('[data-part]')?.dataset.part)
      if (one && part) setDrag({ one, part, from: clientX, at: clientX })
    },
  }
}
