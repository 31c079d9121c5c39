import { useLayoutEffect, type RefObject } from 'react'

/**
 * Marks the sides where more columns follow (`data-more-start`, `data-more-end` on the grid's parent). Straight in the
 * document: scrolling sideways renders nothing.
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
    }
    const measure = () => {
      room = grid.scrollWidth - grid.clientWidth
      left = Number.NaN
      table.style.setProperty('--emb-table-bar', `${grid.offsetWidth - grid.clientWidth}px`)
      table.style.setProperty('--emb-table-foot', `${grid.offsetHeight - grid.clientHeight}px`)
      mark()
    }
    // A browser calls it once at the beginning, after the layout that it needs anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    if (grid.firstElementChild) observer.observe(grid.firstElementChild)
    grid.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      grid.removeEventListener('scroll', mark)
    }
  }, [gridRef])
}
