import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether a column of a board has come near to what is seen of it, at most the width of the board away. Once it has, it stays so.
 * @param always counts as near from the start
 */
export function useNear(column: RefObject<HTMLElement | null>, always: boolean): boolean {
  const [near, setNear] = useState(always)
  useEffect(() => {
    const element = column.current
    if (!element || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { root: element.parentElement, rootMargin: '0px 100%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [column, near])
  return near || always
}
