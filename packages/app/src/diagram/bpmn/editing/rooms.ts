import type { Box } from '../../Diagram.js'
import { type EditingServices, isBand, lanesIn, middleOf, type Shape, type Spot } from './services.js'

/** px between two steps in a row, and between rows. */
export const gap = { x: 50, y: 30 }

/** px that stay free around what is new. */
const margin = { x: 24, y: 20 }

/** px between what lies in a lane, pool or subprocess and its edge. */
const padding = { x: 40, y: 20 }

/** Width of the strip with the name of a pool or lane. */
const header = 30

/** What room is looked for. */
export interface Wanted {
  width: number
  height: number
  left: number
  /** Of its height. */
  middle: number
  /** What begins to the right of this may be pushed on to make room in the row. */
  pushFrom?: number
  /** Whether the area grows downwards for the row that is wanted, instead of taking the next one inside. Default `false`. */
  grows?: boolean
  /** What is no obstacle: what will move there. */
  except?: readonly Shape[]
}

/** Where something lies: a lane, pool or subprocess, or the root where there is nothing around it. */
export interface Area {
  band: Shape
  /** What holds it in the drawing: pool, subprocess or root. */
  holder: Shape
}

const isRoot = ({ parent }: Shape) => parent === undefined || parent === null

const isIn = (outer: Box, { x, y }: Spot) =>
  x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height

const innermost = (band: Shape, at: Spot): Shape => {
  const lane = lanesIn(band).find((one) => isIn(one, at))
  return lane ? innermost(lane, at) : band
}

/** Where an element lies. */
export function areaOf(shape: Shape): Area {
  const place = shape.host ?? shape
  const holder = place.parent ?? place
  return { holder, band: innermost(holder, middleOf(place)) }
}

/** What adding into an element means: a lane, pool or subprocess itself. */
export function areaIn(band: Shape): Area {
  if (band.type !== 'bpmn:Lane') return { holder: band, band: lanesIn(band)[0] ? innermostFirst(band) : band }
  let holder = band
  while (holder.type === 'bpmn:Lane' && holder.parent) holder = holder.parent
  return { holder, band: innermostFirst(band) }
}

const innermostFirst = (band: Shape): Shape => {
  const [first] = lanesIn(band)
  return first ? innermostFirst(first) : band
}

/** The room inside of an area; without end where nothing is around it. */
function insideOf({ band, holder }: Area) {
  if (isRoot(band)) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity, holderRight: Infinity }
  const strip = isBand(band) ? header : 0
  return {
    left: band.x + strip,
    top: band.y,
    right: band.x + band.width,
    bottom: band.y + band.height,
    holderRight: isRoot(holder) ? Infinity : holder.x + holder.width,
  }
}

/** Where something can stand before a step: in the room that is there, or in its place, which pushes it on. */
export function leftBefore(step: Shape, from: readonly (Shape | undefined)[], area: Area, width: number): number {
  const left = step.x - gap.x - width
  const isFree = from.every((source) => !source || source.x + source.width + gap.x <= left)
  return isFree && left >= insideOf(area).left + margin.y ? left : step.x
}

const rootOf = (shape: Shape): Shape => (isRoot(shape) ? shape : rootOf(shape.parent ?? shape))

/** An element and all that is in it. */
export function allIn(shape: Shape): readonly Shape[] {
  const all: Shape[] = [shape]
  for (const child of shape.children ?? []) all.push(...allIn(child))
  return all
}

const isAround = (outer: Shape, inner: Shape): boolean =>
  outer === inner || (inner.parent ? isAround(outer, inner.parent) : false)

/** What nothing may be drawn over, of what lies around an area. */
function obstaclesOf({ holder }: Area, except: readonly Shape[]): readonly Shape[] {
  const ignored = new Set(except.flatMap((shape) => [shape, shape.label, ...(shape.attachers ?? [])]))
  return allIn(rootOf(holder)).filter(
    (shape) =>
      !isRoot(shape) &&
      !shape.waypoints &&
      !isBand(shape) &&
      shape.type !== 'bpmn:Group' &&
      !ignored.has(shape) &&
      !(shape.labelTarget && (shape.labelTarget.waypoints || except.includes(shape.labelTarget))) &&
      !isAround(shape, holder),
  )
}

const bottomOf = ({ y, height }: Box) => y + height
const rightOf = ({ x, width }: Box) => x + width

/** Whether boxes overlap, or are nearer than they should be. */
const isNear = (obstacle: Shape, box: Box): boolean => {
  const [nearX, nearY] = obstacle.labelTarget ? [4, 4] : [margin.x, margin.y]
  return (
    obstacle.x < rightOf(box) + nearX &&
    rightOf(obstacle) > box.x - nearX &&
    obstacle.y < bottomOf(box) + nearY &&
    bottomOf(obstacle) > box.y - nearY
  )
}

/** Pushes all that begins behind a line on; what lies across it grows, where it can. */
export function makeRoom({ spaceTool }: EditingServices, near: Shape, axis: 'x' | 'y', line: number, by: number): void {
  const { movingShapes, resizingShapes } = spaceTool.calculateAdjustments(allIn(rootOf(near)), axis, by, line)
  const delta = axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by }
  spaceTool.makeSpace(movingShapes, resizingShapes, delta, axis === 'x' ? 'e' : 's', line)
}

/**
 * Finds room for something, and makes it where there is none: in the row it pushes on what follows, else it takes the next free
 * place above or below, and lanes, pools and subprocesses grow.
 * @returns its middle
 */
export function findRoom(services: EditingServices, area: Area, wanted: Wanted): Spot {
  const { width, height, middle, pushFrom, grows = false, except = [] } = wanted
  const short = grows ? middle + height / 2 + padding.y - insideOf(area).bottom : 0
  if (short > 0) makeRoom(services, area.holder, 'y', insideOf(area).bottom - 1, short)
  const before = insideOf(area)
  const left = Math.round(Math.max(wanted.left, before.left + margin.y))
  const lowest = before.bottom - padding.y - height
  const top = Math.round(Math.max(Math.min(middle - height / 2, lowest), before.top + padding.y))
  const row = { x: left, y: top, width, height }

  const found = inRow(services, area, row, { pushFrom, except }) ?? inColumn(area, row, except)
  const inside = insideOf(area)
  const tooLow = bottomOf(found) + padding.y - inside.bottom
  if (tooLow > 0) makeRoom(services, area.holder, 'y', inside.bottom - 1, tooLow)
  const tooFar = rightOf(found) + padding.x - Math.min(inside.right, inside.holderRight)
  if (tooFar > 0) makeRoom(services, area.holder, 'x', Math.min(inside.right, inside.holderRight) - 1, tooFar)
  return middleOf(found)
}

/** The row itself, if it is free or can be made so. */
function inRow(
  services: EditingServices,
  area: Area,
  row: Box,
  { pushFrom, except }: { pushFrom: number | undefined; except: readonly Shape[] },
): Box | null {
  const inTheWay = () => obstaclesOf(area, except).filter((one) => isNear(one, row))
  const found = inTheWay()
  if (found.length === 0) return row
  if (pushFrom === undefined || !found.every(({ x }) => x > pushFrom)) return null
  const first = Math.min(...found.filter(({ labelTarget }) => !labelTarget).map(({ x }) => x), rightOf(row) + gap.x)
  const by = Math.max(rightOf(row) + gap.x - first, margin.x)
  makeRoom(services, area.holder, 'x', pushFrom, by)
  return inTheWay().length === 0 ? row : null
}

/** The nearest free place above or below, inside; else below all that is in the column. */
function inColumn(area: Area, row: Box, except: readonly Shape[]): Box {
  const inside = insideOf(area)
  const column = obstaclesOf(area, except).filter(
    (one) =>
      one.x < rightOf(row) + margin.x &&
      rightOf(one) > row.x - margin.x &&
      bottomOf(one) > inside.top &&
      one.y < inside.bottom,
  )
  const isFree = (y: number) => !column.some((one) => isNear(one, { ...row, y }))
  const free = column
    .flatMap((one) => [bottomOf(one) + gap.y, one.y - gap.y - row.height])
    .filter((y) => y >= inside.top + padding.y && y + row.height + padding.y <= inside.bottom && isFree(y))
    .toSorted((a, b) => Math.abs(a - row.y) - Math.abs(b - row.y) || b - a)
  const y = free[0] ?? Math.max(row.y, ...column.map((one) => bottomOf(one) + gap.y))
  return { ...row, y: Math.round(y) }
}
