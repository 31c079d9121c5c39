import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { whenIdle } from '../timeSlices.js'

/** Height of a card with its line, in px, and the width of the scroller below which rows are cards. */
export interface CardSize {
  height: number
  below: number
}

/** What is known of the element in which rows scroll. All numbers are px. */
export interface Viewport {
  /** Height of the scroller; 0 on a server, where no rows are drawn. */
  height: number
  /** Width in the first picture, which needs no columns beyond it. */
  firstWidth: number
  rowHeight: number
  /** Height of the head that stays on top of the rows. */
  headHeight: number
  /** Whether rows are cards. */
  cards: boolean
  /** `false` in the first picture, which is drawn before anything is laid out: then the numbers are guesses. */
  measured: boolean
}

interface ViewportOptions {
  /** Height of a row where `--emb-row` does not say it. */
  rowHeight: number
  /** Rows are cards in a narrow scroller. Default: never. */
  card?: CardSize
  /** The first child of the scroller is a head that stays on top of the rows. Default `false`. */
  head?: boolean
}

const nothing = () => () => undefined

/** The numbers before anything is laid out: as much as the window can hold. */
function guess({ rowHeight, card }: ViewportOptions, inBrowser: boolean): Viewport {
  const [firstWidth, height] = inBrowser ? [window.innerWidth, window.innerHeight] : [0, 0]
  const cards = card !== undefined && inBrowser && firstWidth < card.below
  return {
    height,
    firstWidth,
    rowHeight: card && cards ? card.height : rowHeight,
    headHeight: 0,
    cards,
    measured: false,
  }
}

function measure(element: HTMLElement, { rowHeight, card, head = false }: ViewportOptions): Viewport {
  const { clientWidth: width } = element
  const cards = card !== undefined && width > 0 && width < card.below
  const row = Number.parseFloat(getComputedStyle(element).getPropertyValue('--emb-row'))
  return {
    // A scroller that nothing limits grows with its rows; more than some screens of them are not drawn.
    height: Math.min(element.clientHeight, 3 * window.innerHeight) || window.innerHeight,
    firstWidth: width,
    rowHeight: card && cards ? card.height : row || rowHeight,
    headHeight: head && !cards ? (element.firstElementChild?.clientHeight ?? 0) : 0,
    cards,
    measured: true,
  }
}

/** What rows are drawn by; the width counts in the first picture alone. */
const shown = ['measured', 'height', 'rowHeight', 'headHeight', 'cards'] as const

/**
 * Measures the scroller, and again whenever it or its density changes. The first picture is drawn by a guess: what is laid out
 * for measuring are the rows themselves, and nothing is laid out again unless the guess shows too little.
 */
export function useViewport(ref: RefObject<HTMLElement | null>, options: ViewportOptions): Viewport {
  // What was rendered on a server is taken over as it is, and drawn by the guess right after.
  const inBrowser = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const [measured, setMeasured] = useState<Viewport | null>(null)
  const [first] = useState(() => options)
  const viewport = measured ?? guess(first, inBrowser)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let now = guess(first, true)
    let notIdle: (() => void) | undefined
    const look = () => {
      const next = measure(element, first)
      if (!shown.some((part) => next[part] !== now[part])) return
      const before = now
      now = before.measured ? { ...next, firstWidth: before.firstWidth } : next
      const set = () => setMeasured(now)
      notIdle?.()
      // The guess shows all there is to see: nobody waits for the numbers.
      const enough = next.cards === before.cards && next.height / next.rowHeight <= before.height / before.rowHeight
      if (!before.measured && enough) notIdle = whenIdle(set)
      else set()
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    // The head changes its height with the density, the scroller need not.
    if (first.head && element.firstElementChild) observer.observe(element.firstElementChild)
    return () => {
      notIdle?.()
      observer.disconnect()
    }
  }, [ref, first])
  return viewport
}
