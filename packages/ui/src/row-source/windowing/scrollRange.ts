/** Browsers cap the height of an element: at 33,554,428 px in Chromium and Safari, at about 17,900,000 px in Firefox. */
const TALLEST = 16_000_000

/** How rows of one height lie in the scroll range of the element that shows them. All numbers are px. */
export interface ScrollRange {
  /** Height of the element that holds the rows. */
  size: number
  /** What is scrolled away of all rows, at a scroll position. */
  offsetAt: (scrollTop: number) => number
  /** The scroll position at which so much of all rows is scrolled away. */
  scrollTopAt: (offset: number) => number
}

/**
 * The scroll range of a list. Rows that together are taller than an element can be share its height: one px of scrolling
 * is then more than one px of rows, and the last row is at the end of the scroll bar.
 * @param room height of the part of the rows that is in sight, in px
 */
export function scrollRange(count: number, rowHeight: number, room: number): ScrollRange {
  const all = count * rowHeight
  const size = Math.min(all, TALLEST)
  const ratio = size < all ? (all - room) / (size - room) : 1
  return { size, offsetAt: (scrollTop) => scrollTop * ratio, scrollTopAt: (offset) => offset / ratio }
}
