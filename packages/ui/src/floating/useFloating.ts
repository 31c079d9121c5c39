import { useLayoutEffect, useRef, type RefObject } from 'react'

const gap = 4
const margin = 8

/**
 * Shows the element that gets the returned ref (it needs `popover="manual"`) in the browser's top layer, below `anchor` and
 * as wide, or above it where there is more room, and keeps it there while the page scrolls or resizes. The top layer lies
 * over dialogs and is never cut by a scrolling parent, and what hangs there stays in the page's order for the keyboard.
 */
export function useFloating<E extends HTMLElement>(anchor: RefObject<HTMLElement | null>): RefObject<E | null> {
  const floating = useRef<E>(null)
  useLayoutEffect(() => {
    const box = anchor.current
    const layer = floating.current
    if (box === null || layer === null) return
    const place = () => {
      const { top, bottom, left, width } = box.getBoundingClientRect()
      const below = window.innerHeight - bottom - gap - margin
      const above = top - gap - margin
      const up = layer.scrollHeight > below && above > below
      layer.style.width = `${width}px`
      layer.style.maxHeight = `${Math.max(up ? above : below, 0)}px`
      // It may have a least width of its own.
      layer.style.left = `${Math.max(Math.min(left, window.innerWidth - layer.offsetWidth - margin), 0)}px`
      layer.style.top = up ? 'auto' : `${bottom + gap}px`
      layer.style.bottom = up ? `${window.innerHeight - top + gap}px` : 'auto'
    }
    let frame = 0
    // In a frame of its own: an observer that changes the size it observes complains of a loop.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    layer.showPopover()
    place()
    resized.observe(box)
    resized.observe(layer)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      if (layer.isConnected) layer.hidePopover()
    }
  }, [anchor])
  return floating
}
