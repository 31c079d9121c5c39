import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below this width of the table, in px, rows are cards. */
const CARDS_BELOW = 600
/** Height of a card with its line, in px. */
const CARD = 84
const DEFAULT_ROW = 40

/** What is measured of the grid. */
export interface Viewport {
  /** Height for rows in px; 0 before measuring. */
  height: number
  /** Height of a row in px. */
  rowHeight: number
  /** Height of the head in px. */
  headHeight: number
  /** Width in px when it was first measured: the first picture needs no columns beyond. */
  firstWidth: number
  /** Whether rows are cards. */
  cards: boolean
}

/** Measures the grid before it is painted and whenever it or its density changes. */
export function useViewport(ref: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState<Viewport>({
    height: 0,
    rowHeight: DEFAULT_ROW,
    headHeight: 0,
    firstWidth: 0,
    cards: false,
  })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const cards = element.clientWidth > 0 && element.clientWidth < CARDS_BELOW
      const row = Number.parseFloat(getComputedStyle(element).getPropertyValue('--emb-row'))
      const rowHeight = cards ? CARD : row || DEFAULT_ROW
      const headHeight = cards ? 0 : (element.firstElementChild?.clientHeight ?? 0)
      // A grid that nothing limits grows with its rows; more than some screens of them are not rendered.
      const height = Math.min(element.clientHeight, 3 * window.innerHeight) || window.innerHeight
      setViewport((before) =>
        before.height === height &&
        before.rowHeight === rowHeight &&
        before.headHeight === headHeight &&
        before.cards === cards
          ? before
          : { height, rowHeight, headHeight, firstWidth: before.firstWidth || element.clientWidth, cards },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The head changes its height with the density, the grid need not.
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [ref])
  return viewport
}
