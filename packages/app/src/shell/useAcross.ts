import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'

/** From one place to another, in px from the start of what is drawn. */
export interface Across {
  from: number
  to: number
}

/** What is drawn of something wider than its scroller. */
export interface AcrossOptions {
  scroller: RefObject<HTMLElement | null>
  /** Px of all. */
  width: number
  /** On paper all of it is drawn. */
  printing: boolean
  /** Px of what stays in sight at the start of the scroller, over what is drawn. Default 0. */
  fixed?: number
  /** Px that are drawn beyond each end of what is in sight; scrolling within them draws nothing anew. Default 400. */
  step?: number
}

/** The px that are drawn of something wider than its scroller: those in sight and some on both sides; on paper all of them. */
export function useAcross({ scroller, width, printing, fixed = 0, step = 400 }: AcrossOptions): Across {
  const [seen, setSeen] = useState(() => ({ from: 0, room: globalThis.innerWidth }))
  // Hears of scrolling before what draws rows anew: read after that, all of them would be laid out once more.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = () => {
      const from = Math.floor(element.scrollLeft / step) * step
      const room = Math.max(0, element.clientWidth - fixed)
      setSeen((now) => (now.from === from && now.room === room ? now : { from, room }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [scroller, fixed, step])
  const start = printing ? 0 : Math.max(0, seen.from - step)
  const end = printing ? width : Math.min(width, seen.from + seen.room + 2 * step)
  // The same object until it changes, so that what is drawn by it is drawn by it alone.
  return useMemo(() => ({ from: start, to: end }), [start, end])
}
