import { useEffect, type RefObject } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]'

/** Makes an element that scrolls reachable by Tab while nothing inside it is, so that text alone can be scrolled by keys. */
export function useKeyboardScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
      const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth
      if (scrolls && !element.querySelector(focusable)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(update)
    sizes.observe(element)
    const content = new MutationObserver(update)
    content.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }, [ref])
}
