import { useLayoutEffect, type RefObject } from 'react'

/** The last places, oldest first. In memory alone: a reload starts at the top, as a new visit does. */
const places = new Map<string, number>()
const mostPlaces = 200

/** How long a page may take to become as long as it was. */
const timeout = 3_000

const remember = (key: string, place: number) => {
  places.delete(key)
  places.set(key, place)
  const [oldest] = places.keys()
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
}

/**
 * Keeps where an element is scrolled to, by key, and goes back there when the key comes back. A key that was never here
 * starts at the top. Give it the key of the history entry (a router's `location.state.key`), so that back and forward
 * return to the place and a new visit to the same address does not. Where rows are still being loaded it waits up to
 * three seconds for the page to become long enough, unless the reader scrolls first.
 *
 * @param key Stands for the visit; `undefined` leaves the element alone.
 * @param element The element that scrolls.
 */
export function useScrollRestoration(key: string | undefined, element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const scroller = element.current
    if (key === undefined || !scroller) return
    const wanted = places.get(key) ?? 0
    const until = performance.now() + timeout
    let frame = 0
    let waiting = true

    const settle = () => {
      scroller.scrollTop = wanted
      waiting = Math.abs(scroller.scrollTop - wanted) >= 1 && performance.now() < until
      if (waiting) frame = requestAnimationFrame(settle)
    }
    const giveUp = () => {
      waiting = false
      cancelAnimationFrame(frame)
    }
    const onScroll = () => {
      if (!waiting) remember(key, scroller.scrollTop)
    }

    settle()
    const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
    for (const gesture of gestures) scroller.addEventListener(gesture, giveUp, { passive: true })
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      giveUp()
      for (const gesture of gestures) scroller.removeEventListener(gesture, giveUp)
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [key, element])
}
