/** Smallest width of a column in px. */
export const MIN_WIDTH = 56
/** Step of resizing by keyboard or menu, in px. */
export const RESIZE_STEP = 16
/** A column fitted to its content is no wider, in px. */
const WIDEST_FIT = 640
/** Room for the sort arrow in the head, in px. */
const ARROW = 18

/** Width in px that a column's head and the cells in sight need. The rows out of sight are not asked. */
export function fittingWidth(grid: HTMLElement, column: string): number {
  const head = grid.querySelector(`[data-column="${CSS.escape(column)}"]`)
  if (!head) return MIN_WIDTH
  const cells = grid.querySelectorAll(`.emb-table-row > [aria-colindex="${head.getAttribute('aria-colindex')}"]`)
  const text = head.firstElementChild
  const needed = [(text ? contentWidth(text) : 0) + padding(head) + ARROW]
  for (const cell of cells) needed.push(contentWidth(cell) + padding(cell) + 1)
  return Math.min(WIDEST_FIT, Math.max(MIN_WIDTH, Math.ceil(Math.max(...needed))))
}

/** Width of what is inside, also of what is cut off. */
function contentWidth(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().width
}

const padding = (element: Element): number => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
}
