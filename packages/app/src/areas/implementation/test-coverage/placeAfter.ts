/** A cell of the matrix, both from 0. */
export interface MatrixPlace {
  row: number
  column: number
}

/** What a key moves within. */
export interface MatrixSize {
  rows: number
  columns: number
  /** Rows of a page. */
  page: number
  isRtl: boolean
}

/** Where a key leads; `null` for one that leads nowhere. The edges hold. */
export function placeAfter({ row, column }: MatrixPlace, key: string, size: MatrixSize): MatrixPlace | null {
  const forth = size.isRtl ? -1 : 1
  const ways: Readonly<Record<string, MatrixPlace>> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + forth },
    ArrowLeft: { row, column: column - forth },
    Home: { row, column: 0 },
    End: { row, column: size.columns - 1 },
    PageDown: { row: row + size.page, column },
    PageUp: { row: row - size.page, column },
  }
  const next = ways[key]
  if (!next) return null
  const within = (at: number, count: number) => Math.max(0, Math.min(at, count - 1))
  return { row: within(next.row, size.rows), column: within(next.column, size.columns) }
}
