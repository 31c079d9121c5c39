import { sizes } from '../writing/sizes.js'
import type { Box } from '../writing/writeText.js'
import { ranksOf, type Way } from './ranksOf.js'

/** Something that takes a cell of a grid. */
export interface GridItem {
  id: string
  width: number
  height: number
  /** The band that it lies in; `null`: below all bands. */
  band: string | null
  /** An item beside which it is put: a note beside its step. */
  beside: string | null
}

/** Where an item lies, and the cell around it, in whose margins ways can be led. */
export interface Cell {
  box: Box
  /** Its column, and the upper and lower edge of its row. */
  column: Box
}

/** A grid whose upper left corner is at 0, 0. */
export interface Grid {
  width: number
  height: number
  cells: ReadonlyMap<string, Cell>
  /** Upper edge and height of each band. */
  bands: ReadonlyMap<string, { y: number; height: number }>
}

/** Room beside the nodes of a column, and above and below those of a row, in px: ways are led there. */
export const margin = { column: sizes.column - sizes.task.width, row: sizes.lane - sizes.task.height }

/** Puts items into columns by their rank along the ways, and into rows of their bands, so that none overlap. */
export function gridOf(items: readonly GridItem[], ways: readonly Way[], bands: readonly string[]): Grid {
  const ranks = ranksOf(
    items.filter(({ beside }) => beside === null).map(({ id }) => id),
    ways,
  )
  const placed = items.map((item) => ({ ...item, rank: ranks.get(item.beside ?? item.id) ?? 0 }))
  const columns: number[] = []
  for (const { rank, width } of placed) columns[rank] = Math.max(columns[rank] ?? 0, width)
  const lefts = startsOf(Array.from(columns, (width) => width + margin.column))
  const cells = new Map<string, Cell>()
  const edges = new Map<string, { y: number; height: number }>()
  let top = 0
  for (const band of [...bands, null]) {
    const inside = placed.filter((item) => item.band === band)
    if (band === null && inside.length === 0) continue
    const rows = rowsOf(inside)
    const heights: number[] = []
    for (const item of inside) {
      const row = rows.get(item.id) ?? 0
      heights[row] = Math.max(heights[row] ?? 0, item.height + margin.row)
    }
    const tops = startsOf(heights)
    for (const { id, rank, width, height } of inside) {
      const row = rows.get(id) ?? 0
      const column = {
        x: (lefts[rank] ?? 0) + margin.column / 2,
        y: top + (tops[row] ?? 0),
        width: columns[rank] ?? width,
        height: heights[row] ?? height,
      }
      const x = Math.round(column.x + (column.width - width) / 2)
      cells.set(id, { box: { x, y: Math.round(column.y + (column.height - height) / 2), width, height }, column })
    }
    const height = Math.max(tops.at(-1) ?? 0, sizes.lane)
    if (band !== null) edges.set(band, { y: top, height })
    top += height
  }
  return { width: Math.max(lefts.at(-1) ?? 0, sizes.column), height: Math.max(top, sizes.lane), cells, bands: edges }
}

/** Where each of several lengths begins when they follow each other, and where the last one ends. */
function startsOf(lengths: readonly number[]): number[] {
  const starts = [0]
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length)
  return starts
}

/** The row of each item of a band: the next free one of its column. */
function rowsOf(items: readonly { id: string; rank: number }[]): Map<string, number> {
  const free = new Map<number, number>()
  const rows = new Map<string, number>()
  for (const { id, rank } of items) {
    const row = free.get(rank) ?? 0
    rows.set(id, row)
    free.set(rank, row + 1)
  }
  return rows
}
