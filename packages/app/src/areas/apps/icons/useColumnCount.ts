import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many columns of a width fit into an element, at least one; looked at again whenever it changes its width.
 * @param width px of a column at least
 */
export function useColumnCount(element: RefObject<HTMLElement | null>, width: number): number {
  const [count, setCount] = useState(1)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setCount(Math.max(1, Math.floor(current.clientWidth / width)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, width])
  return count
}
