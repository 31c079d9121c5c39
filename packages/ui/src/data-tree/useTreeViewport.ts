import { useLayoutEffect, useState, type RefObject } from 'react'

const DEFAULT_ROW = 32

/** What is measured of a tree, in px. */
export interface TreeViewport {
  /** Height for rows; 0 before measuring. */
  height: number
  rowHeight: number
  /** What scrolls; `null` before measuring. Effects of the rows run earlier than a ref to what is around them is there. */
  scroller: HTMLElement | null
}

/** Measures the tree before it is painted and whenever it or its density changes. */
export function useTreeViewport(ref: RefObject<HTMLElement | null>): TreeViewport {
  const [viewport, setViewport] = useState<TreeViewport>({ height: 0, rowHeight: DEFAULT_ROW, scroller: null })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const rowHeight = Number.parseFloat(getComputedStyle(element).getPropertyValue('--emb-row')) || DEFAULT_ROW
      // A tree that nothing limits grows with its rows; more than some screens of them are not rendered.
      const height = Math.min(element.clientHeight, 3 * window.innerHeight) || window.innerHeight
      setViewport((before) =>
        before.height === height && before.rowHeight === rowHeight && before.scroller === element
          ? before
          : { height, rowHeight, scroller: element },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return viewport
}
