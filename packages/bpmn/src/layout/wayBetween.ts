import type { Point } from '../ProcessModel.js'
import type { Box } from '../writing/writeText.js'
import { type Cell, margin } from './gridOf.js'

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/**
 * A way between two cells of a grid, through the margins of columns and rows, where no node lies.
 *
 * @param index Number of the way: ways beside each other are kept apart.
 * @param start Where it begins below its cell, of an event on a step's lower edge.
 */
export function wayInGrid(source: Cell, target: Cell, index: number, start?: Point): Point[] {
  const end = { x: target.box.x, y: middleOf(target.box).y }
  const after = source.column.x + source.column.width + 8 + (index % 6) * 6
  const before = target.column.x - margin.column + 8 + (index % 6) * 6
  const above = target.column.y + 6 + (index % 4) * 5
  const below = source.column.y + source.column.height - 4
  const from = { x: source.box.x + source.box.width, y: middleOf(source.box).y }
  const first = start ? [start, { x: start.x, y: below }, { x: after, y: below }] : [from, { x: after, y: from.y }]
  const isNext = Math.abs(before - after) < 1
  const isLevel = !start && isNext && from.y === end.y
  if (isLevel) return [from, end]
  const last = isNext
    ? [{ x: after, y: end.y }, end]
    : [{ x: after, y: above }, { x: before, y: above }, { x: before, y: end.y }, end]
  return withoutDetours([...first, ...last])
}

/** A way between two boxes that lie anywhere: up or down where one is above the other, else sideways. */
export function wayBetween(source: Box, target: Box): Point[] {
  const a = middleOf(source)
  const b = middleOf(target)
  const isAbove = source.y + source.height <= target.y
  const isBelow = target.y + target.height <= source.y
  if (isAbove || isBelow) {
    const from = { x: a.x, y: isAbove ? source.y + source.height : source.y }
    const to = {
      x: a.x >= target.x && a.x <= target.x + target.width ? a.x : b.x,
      y: isAbove ? target.y : target.y + target.height,
    }
    const between = Math.round((from.y + to.y) / 2)
    return withoutDetours([from, { x: from.x, y: between }, { x: to.x, y: between }, to])
  }
  const isLeft = a.x <= b.x
  const from = { x: isLeft ? source.x + source.width : source.x, y: a.y }
  const to = { x: isLeft ? target.x : target.x + target.width, y: b.y }
  const between = Math.round((from.x + to.x) / 2)
  return withoutDetours([from, { x: between, y: from.y }, { x: between, y: to.y }, to])
}

/** An end of a way between pools. */
export interface PoolEnd {
  pool: Box
  /** Its cell in the pool; `null`: the pool itself is the end. */
  cell: Cell | null
}

/** A way from one pool to another: through the margins of its row and its column, and along the other pool. */
export function wayBetweenPools(source: PoolEnd, target: PoolEnd, distance: number): Point[] {
  const isDown = source.pool.y < target.pool.y
  const start = wayOut(source, isDown)
  const end = wayOut(target, !isDown)
  const x = start.at(-1)?.x ?? end.at(-1)?.x ?? middleOf(source.pool).x
  const along = isDown ? target.pool.y - distance : target.pool.y + target.pool.height + distance
  const from = start.length > 0 ? start : [{ x, y: isDown ? source.pool.y + source.pool.height : source.pool.y }]
  const to = end.length > 0 ? end : [{ x, y: isDown ? target.pool.y : target.pool.y + target.pool.height }]
  return withoutDetours([...from, { x, y: along }, { x: to.at(-1)?.x ?? x, y: along }, ...to.toReversed()])
}

/** From a node to the margin of its column; empty for a pool, which can be left anywhere. */
function wayOut({ cell }: PoolEnd, isDown: boolean): Point[] {
  if (cell === null) return []
  const { box, column } = cell
  const { x } = middleOf(box)
  const y = isDown ? column.y + column.height - 2 : column.y + 2
  return [
    { x, y: isDown ? box.y + box.height : box.y },
    { x, y },
    { x: column.x + column.width + 4, y },
  ]
}

/** Leaves out points that lie on the way between their neighbours; the two ends stay. */
function withoutDetours(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const last = points[index - 1]
    const next = points[index + 1]
    if (!last || !next) return true
    return !((last.x === point.x && point.x === next.x) || (last.y === point.y && point.y === next.y))
  })
}
