import { useEffect, useState, type RefObject } from 'react'

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
  /** Px that are drawn beyond each end of what is in sight; scrolling within them draws nothing anew. Default 800. */
  step?: number
}

/** The px that are drawn of something wider than its scroller: those in sight and some on both sides; on paper all of them. */
export function useAcross({ scroller, width, printing, step = 800 }: AcrossOptions): Across {
  const [from, setFrom] = useState(0)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = () => setFrom(Math.floor(element.scrollLeft / step) * step)
    read()
    element.addEventListener('scroll', read, { passive: true })
    return () => element.removeEventListener('scroll', read)
  }, [scroller, step])
  if (printing) return { from: 0, to: width }
  return {
    from: Math.max(0, from - step),
    to: Math.min(width, from + globalThis.innerWidth + 2 * step),
  }
}
