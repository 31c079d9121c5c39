import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls the list sideways, and nothing around it, until the open tab is wholly in sight. */
export function useTabInView(open: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!list.current || open === undefined) return
    const tab = list.current.querySelector(`[data-tab="${CSS.escape(open)}"]`)
    if (!tab) return
    const room = list.current.getBoundingClientRect()
    const place = tab.getBoundingClientRect()
    const before = place.left - room.left - edge
    const after = place.right - room.right + edge
    if (before < 0) list.current.scrollBy({ left: before })
    else if (after > 0) list.current.scrollBy({ left: after })
  }, [open])
  return list
}

/** Enough of the next tab to be seen that there is one. */
const edge = 24
