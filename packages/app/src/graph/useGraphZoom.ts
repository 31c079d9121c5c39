import { useCallback, useEffect, useRef, useState } from 'react'
import { nextScale } from '../diagram/nextScale.js'
import type { GraphLayout, GraphPoint, GraphSize } from './GraphLayout.js'

/** The scale at which a graph still begins, though it is larger than its room: its names can be read. */
const legible = 0.6

/** px of a press from which it moves the view. */
const travel = 4

/**
 * How large a graph is shown, and the ways to change that. It scrolls where it is larger than its room.
 * @param middle what is in sight at first
 */
export function useGraphZoom({ width, height }: Pick<GraphLayout, 'width' | 'height'>, middle: GraphPoint) {
  const element = useRef<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [room, setRoom] = useState({ width, height })
  const whole = Math.min(1, room.width / width, room.height / height)
  const scale = chosen ?? Math.max(legible, Math.min(1, room.width / width))

  const scroller = useCallback((host: HTMLElement | null) => {
    element.current = host
    if (!host) return
    const measure = () => setRoom({ width: host.clientWidth - 2 * edge, height: host.clientHeight - 2 * edge })
    const observer = new ResizeObserver(measure)
    observer.observe(host)
    const stop = movedByDragging(host)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [])
  useEffect(() => {
    const host = element.current
    if (!host) return
    // Not by React, which listens to the wheel passively: the page would be zoomed as well.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      setChosen(nextScale(scale, event.deltaY < 0 ? 1 : -1))
    }
    host.addEventListener('wheel', onWheel, { passive: false })
    return () => host.removeEventListener('wheel', onWheel)
  }, [scale])

  const isAutomatic = chosen === null
  const { x, y } = middle
  useEffect(() => {
    // Whoever has zoomed has chosen what is in sight.
    if (element.current && isAutomatic) showAround(element.current, { x: x * scale, y: y * scale }, room)
  }, [x, y, scale, room, isAutomatic])

  const zoomIn = () => setChosen(nextScale(scale, 1))
  const zoomOut = () => setChosen(nextScale(scale, -1))
  const fit = () => setChosen(Math.max(0.1, whole))
  return {
    scroller,
    scale,
    zoomIn,
    zoomOut,
    fit,
    actualSize: () => setChosen(1),
    /** Whether a key was one of the view. */
    onKey: (key: string): boolean => {
      const act = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit }[key]
      act?.()
      return act !== undefined
    },
  }
}

/** px around a graph, as its style sheet says. */
const edge = 16

/** Puts a place in the middle of what is shown, as far as it is not in sight already. */
function showAround(host: HTMLElement, { x, y }: GraphPoint, room: GraphSize) {
  const { direction } = getComputedStyle(host)
  const before = (at: number, size: number) => (at < size ? 0 : at - size / 2)
  const left = before(x, room.width)
  const top = before(y, room.height)
  host.scrollTo({ left: direction === 'rtl' ? -left : left, top, behavior: 'instant' })
}

/** Moves what an element shows with a mouse that is pressed on its ground. Fingers scroll by themselves. */
function movedByDragging(host: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let from: { x: number; y: number; left: number; top: number } | null = null
  host.addEventListener(
    'pointerdown',
    ({ button, pointerType, target, clientX, clientY }) => {
      if (button !== 0 || pointerType !== 'mouse' || (target instanceof Element && target.closest('a, button'))) return
      from = { x: clientX, y: clientY, left: host.scrollLeft, top: host.scrollTop }
    },
    { signal },
  )
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) < travel) return
      host.scrollTo({ left: from.left - clientX + from.x, top: from.top - clientY + from.y, behavior: 'instant' })
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel', 'blur'] as const)
    window.addEventListener(end, () => (from = null), { signal })
  return () => controller.abort()
}
