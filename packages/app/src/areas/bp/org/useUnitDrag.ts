import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react'

/** What is dragged, and what it is over. */
interface Drag {
  key: string
  name: string
  from: { x: number; y: number }
  at: { x: number; y: number }
  /** Whether it has moved far enough to be no press. */
  begun: boolean
  target: string | null
}

interface Options {
  isOn: boolean
  /** Key of the unit that an element shows, in the chart or in the list. */
  unitAt: (element: Element) => { key: string; name: string } | null
  onDrop: (key: string, target: string) => void
}

/** So far a press may move and stay one, in px. */
const slack = 6

/** Drags a unit from the chart or the list onto another one. Escape ends it. */
export function useUnitDrag({ isOn, unitAt, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null
  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!drag) return
    const at = { x: event.clientX, y: event.clientY }
    const begun = drag.begun || Math.hypot(at.x - drag.from.x, at.y - drag.from.y) > slack
    const under = begun ? document.elementFromPoint(at.x, at.y) : null
    const target = (under && unitAt(under)?.key) ?? null
    setDrag({ ...drag, at, begun, target: target === drag.key ? null : target })
  })
  const end = useEffectEvent(() => {
    setDrag(null)
    if (drag?.begun && drag.target !== null) onDrop(drag.key, drag.target)
  })
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setDrag(null)
  })
  useEffect(() => {
    if (!isDragging) return
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('pointermove', (event) => move(event), { signal })
    addEventListener('pointerup', () => end(), { signal })
    addEventListener('pointercancel', () => setDrag(null), { signal })
    addEventListener('keydown', (event) => cancel(event), { signal, capture: true })
    return () => controller.abort()
  }, [isDragging])

  return {
    drag: drag?.begun ? drag : null,
    onPointerDown(event: PointerEvent) {
      if (!isOn || event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return
      if (event.target.closest('[data-fold], button, input')) return
      const unit = unitAt(event.target)
      const from = { x: event.clientX, y: event.clientY }
      if (unit) setDrag({ ...unit, from, at: from, begun: false, target: null })
    },
  }
}
