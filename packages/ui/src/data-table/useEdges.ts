import { useLayoutEffect, type RefObject } from 'react'

/** What begins to scroll without the page being asked: the wheel, a finger, the scroll bar (a press on the grid itself). */
const starts = ['wheel', 'touchstart', 'pointerdown']

/**
 * Marks the sides where more columns follow (`data-more-start`, `data-more-end` on the grid's parent), and whether the grid
 * is scrolled sideways or about to be (`data-sideways`). Straight in the document: scrolling sideways renders nothing.
 */
export function useEdges(gridRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const grid = gridRef.current
    const table = grid?.parentElement
    if (!grid || !table) return
    let room = 0
    let left = Number.NaN
    const mark = () => {
      if (grid.scrollLeft === left) return
      left = grid.scrollLeft
      // Negative from right to left; parts of a pixel are no column.
      table.toggleAttribute('data-more-start', Math.abs(left) > 1)
      table.toggleAttribute('data-more-end', room - Math.abs(left) > 1)
      if (left !== 0) table.toggleAttribute('data-sideways', true)
    }
    // Pinned cells stick only then, for a browser takes long over the many of them: before it scrolls, or it would be a frame too late.
    const prepare = (event: Event) => {
      const sideways = event instanceof WheelEvent ? event.deltaX !== 0 || event.shiftKey : event.target === grid
      if (sideways || event.type === 'touchstart') table.toggleAttribute('data-sideways', room > 0)
    }
    const rest = () => table.toggleAttribute('data-sideways', grid.scrollLeft !== 0)
    const options = { passive: true }
    const measure = () => {
      room = grid.scrollWidth - grid.clientWidth
      left = Number.NaN
      table.style.setProperty('--emb-table-bar', `${grid.offsetWidth - grid.clientWidth}px`)
      table.style.setProperty('--emb-table-foot', `${grid.offsetHeight - grid.clientHeight}px`)
      mark()
    }
    // It is called once at the beginning, and then waits for the first picture: what it sets makes all rows be laid out again.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(grid)
    if (grid.firstElementChild) observer.observe(grid.firstElementChild)
    grid.addEventListener('scroll', mark, options)
    grid.addEventListener('scrollend', rest, options)
    for (const start of starts) grid.addEventListener(start, prepare, options)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      grid.removeEventListener('scroll', mark)
      grid.removeEventListener('scrollend', rest)
      for (const start of starts) grid.removeEventListener(start, prepare)
    }
  }, [gridRef])
}
