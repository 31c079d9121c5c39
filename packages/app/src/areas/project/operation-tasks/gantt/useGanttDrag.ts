import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import type { GanttRow } from './ganttPlan.js'
import type { BarChange } from './useGanttEditing.js'

/** What is dragged: a bar, one of its ends, or a link from it. */
export interface GanttDrag {
  row: GanttRow
  part: 'bar' | 'start' | 'end' | 'link'
  from: { x: number; y: number }
  at: { x: number; y: number }
}

interface Options {
  isOn: boolean
  /** Px of a day. */
  day: number
  rowOf: (id: string) => GanttRow | undefined
  /** The row below a place of the window. */
  rowAt: (y: number) => GanttRow | undefined
  onChange: (row: GanttRow, change: BarChange) => void
  onLink: (from: GanttRow, to: GanttRow) => void
}

const kinds = { bar: 'move', start: 'start', end: 'end' } as const

/** How far a bar has been dragged, in days. */
export const draggedDays = ({ from, at }: GanttDrag, day: number): number => Math.round((at.x - from.x) / day)

/** Drags bars, their ends, and links from one to another. Escape ends it; a finger scrolls instead. */
export function useGanttDrag({ isOn, day, rowOf, rowAt, onChange, onLink }: Options) {
  const [drag, setDrag] = useState<GanttDrag | null>(null)
  const isDragging = drag !== null
  const moved = useRef(false)
  // Where it is let go says the event: the last move may not be rendered yet.
  const end = useEffectEvent((at: GanttDrag['at']) => {
    setDrag(null)
    if (!drag) return
    if (drag.part === 'link') {
      const to = rowAt(at.y)
      if (to && to.id !== drag.row.id) onLink(drag.row, to)
      return
    }
    const days = draggedDays({ ...drag, at }, day)
    moved.current = days !== 0
    if (days !== 0) onChange(drag.row, { kind: kinds[drag.part], days })
  })
  useEffect(() => {
    if (!isDragging) return
    const controller = new AbortController()
    const { signal } = controller
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) =>
      setDrag((now) => now && { ...now, at: { x, y } })
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', ({ clientX: x, clientY: y }) => end({ x, y }), { signal })
    addEventListener('pointercancel', () => setDrag(null), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && setDrag(null), { signal, capture: true })
    return () => controller.abort()
  }, [isDragging])

  return {
    drag,
    /** Whether the press that ends now moved something: then it is no click. */
    wasDragged: () => moved.current,
    onPointerDown({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) {
      moved.current = false
      if (!isOn || button !== 0 || pointerType === 'touch' || !(target instanceof SVGElement)) return
      const part = partOf(target.dataset.part)
      const row = rowOf(target.closest<SVGElement>('[data-task]')?.dataset.task ?? '')
      if (part && row && !row.summary) setDrag({ row, part, from: { x, y }, at: { x, y } })
    },
  }
}

const partOf = (text: string | undefined): GanttDrag['part'] | null =>
  text === 'bar' || text === 'start' || text === 'end' || text === 'link' ? text : null
