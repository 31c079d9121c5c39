/** In the gap before or behind a row, or below it as its child. */
export type DropWhere = 'before' | 'after' | 'child'

/** What dragging needs from the tree; rows are named by their elements. */
export interface DragHost {
  /** @returns keys of what is dragged */
  begin: (row: Element) => string[]
  labelOf: (row: Element) => string
  canDrop: (keys: readonly string[], row: Element, where: DropWhere) => boolean
  over: (row: Element | null, where: DropWhere | null) => void
  drop: (keys: readonly string[], row: Element, where: DropWhere) => void
  end: () => void
  open: (row: Element) => void
}
