import { useCallback, useState, type RefObject } from 'react'

/** How many messages are in the page at first, and how many come with each step back. */
const step = 80

/**
 * Keeps a long list short: the youngest entries, and older ones as one scrolls to them.
 *
 * @returns `from`, the index of the first entry to show; `more`, shows older ones; `sentinel`, the ref of an element before
 * them that shows more when it comes into view
 */
export function useEarlier(total: number, box: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState(() => Math.max(0, total - step))
  const more = useCallback(() => setHidden((count) => Math.max(0, count - step)), [])
  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
        {
          root: box.current,
        },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [box, more],
  )
  return { from: Math.min(hidden, total), more, sentinel }
}
