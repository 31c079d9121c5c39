import type { KeyboardEvent } from 'react'

/** A cell by the numbers of its row and column, from 0. */
export interface GridPlace {
  row: number
  column: number
}

/** How large a grid is. */
export interface GridSize {
  rows: number
  columns: number
  /** Rows that are in sight. */
  page: number
}

/** Where a key leads in a grid, by the grid pattern of the ARIA Authoring Practices Guide; `null` for a key that moves nothing. */
export function placeAfterKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridPlace,
  { rows, columns, page }: GridSize,
  forward: 1 | -1,
): GridPlace | null {
  const all = ctrlKey || metaKey
  const moves: Readonly<Record<string, GridPlace>> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + forward },
    ArrowLeft: { row, column: column - forward },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row: all ? 0 : row, column: 0 },
    End: { row: all ? rows - 1 : row, column: columns - 1 },
  }
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined
  if (!to) return null
  return { row: Math.max(0, Math.min(to.row, rows - 1)), column: Math.max(0, Math.min(to.column, columns - 1)) }
}

/** The cell behind or before one, over the ends of rows; `null` beyond the first and the last one. */
export function neighbourOf(
  { row, column }: GridPlace,
  { rows, columns }: Omit<GridSize, 'page'>,
  step: 1 | -1,
): GridPlace | null {
  const at = row * columns + column + step
  return at < 0 || at >= rows * columns ? null : { row: Math.floor(at / columns), column: at % columns }
}

/** Whether a key writes a character. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey
