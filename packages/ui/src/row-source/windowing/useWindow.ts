import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../timeSlices.js'
import { scrollRange } from './scrollRange.js'
import { printedRows, usePrinting } from './usePrinting.js'
import type { Viewport } from './useViewport.js'

/** Rows drawn beyond each edge, so that fast scrolling finds them painted. */
const OVERSCAN = 8

interface WindowOptions {
  scroller: RefObject<HTMLElement | null>
  viewport: Viewport
  /** Number of rows. */
  count: number
  /** Names the list: another one begins at its top. Default: it stays one list. */
  list?: string
}

/** The rows of a list that are drawn. */
export interface RowWindow {
  /** The row of each slot. Scrolling by some rows changes as many slots, and moves no element in the document. */
  rows: readonly number[]
  /** Whether a row is among them. */
  has: (row: number) => boolean
  /** Height of the element that holds them. */
  style: CSSProperties
  /** The place of a row in that element, as a CSS length; the same function until the rows move in it. */
  topOf: (row: number) => string
  /** `false` for the first picture, which holds what is in sight and no more; from then on `true`, of other lists too. */
  settled: boolean
  printing: boolean
}

/** Which rows are drawn: those in sight and some around them, on paper all. Scrolling renders the component that asks. */
export function useWindow({ scroller, viewport, count, list = '' }: WindowOptions): RowWindow {
  const printing = usePrinting()
  const { rowHeight, height, headHeight, cards, measured } = viewport
  const [scroll, setScroll] = useState({ list, scrollTop: 0, ahead: false, settled: false })
  const range = useMemo(
    () => scrollRange(count, rowHeight, height - headHeight),
    [count, rowHeight, height, headHeight],
  )

  /** The first row that is drawn, and how far rows are moved to lie in the range. */
  const placeAt = (scrollTop: number) => {
    const offset = range.offsetAt(scrollTop)
    return { first: Math.max(0, Math.floor(offset / rowHeight) - OVERSCAN), shift: scrollTop - offset }
  }
  const read = () => {
    const scrollTop = scroller.current?.scrollTop ?? 0
    const next = placeAt(scrollTop)
    setScroll((now) => {
      const before = placeAt(now.scrollTop)
      return now.ahead && before.first === next.first && before.shift === next.shift && now.list === list
        ? now
        : { list, scrollTop, ahead: true, settled: true }
    })
  }
  // In this very frame: rendered later, the rows would lag behind the scroll bar.
  const onScroll = useEffectEvent(() => flushSync(read))
  // Rows that come back into a scroller begin where it is; one that is new itself has no ref yet, and is at its top.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    // Behind this render, and before anybody sees it.
    queueMicrotask(() => {
      if (element.scrollTop > 0) onScroll()
    })
  }, [scroller])
  useEffect(() => {
    const element = scroller.current
    const listen = () => onScroll()
    element?.addEventListener('scroll', listen, { passive: true })
    return () => element?.removeEventListener('scroll', listen)
  }, [scroller])
  const isList = scroll.list === list
  const ahead = scroll.ahead && isList
  // The first picture holds the rows in sight and no more; those around them follow when there is time.
  useEffect(() => {
    if (!ahead)
      return whenIdle(() =>
        setScroll((now) => ({
          scrollTop: now.list === list ? now.scrollTop : 0,
          list,
          ahead: true,
          settled: true,
        })),
      )
  }, [ahead, list])
  const seen = useRef(list)
  useLayoutEffect(() => {
    if (seen.current === list) return
    seen.current = list
    scroller.current?.scrollTo({ top: 0 })
  })

  const inSight = Math.ceil(height / rowHeight) + 1 + (ahead ? 2 * OVERSCAN : 0)
  const slots = height === 0 ? 0 : Math.min(count, printing ? printedRows : inSight)
  const { first, shift } = placeAt(printing || !isList ? 0 : scroll.scrollTop)
  const start = Math.max(0, Math.min(first, count - slots))
  // Before it is measured, the style sheet alone knows how high a row is; what is scaled is reckoned with.
  const unit = cards || measured || range.size < count * rowHeight ? null : 'var(--emb-row)'
  const topOf = useCallback(
    (row: number) => (unit ? `calc(${unit} * ${row})` : `${row * rowHeight + shift}px`),
    [unit, rowHeight, shift],
  )
  return {
    rows: Array.from({ length: slots }, (_, slot) => start + ((((slot - start) % slots) + slots) % slots)),
    has: (row) => row >= start && row < start + slots,
    style: { blockSize: unit ? `calc(${unit} * ${count})` : range.size },
    topOf,
    settled: scroll.settled,
    printing,
  }
}

/** Scrolls no further than is needed to have a row in sight. */
export function scrollToRow(
  { current: element }: RefObject<HTMLElement | null>,
  { height, headHeight, rowHeight }: Viewport,
  { row, count }: { row: number; count: number },
): void {
  if (!element) return
  const room = element.clientHeight - headHeight
  const range = scrollRange(count, rowHeight, height - headHeight)
  const offset = range.offsetAt(element.scrollTop)
  const top = row * rowHeight
  if (top < offset) element.scrollTop = Math.floor(range.scrollTopAt(top))
  else if (top + rowHeight > offset + room) element.scrollTop = Math.ceil(range.scrollTopAt(top + rowHeight - room))
}
