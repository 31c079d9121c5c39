import type { Box } from '../../Diagram.js'
import { allIn } from './rooms.js'
import { type EditingServices, isNode, middleOf, type Shape, type Spot } from './services.js'

/** px between a flow and what it goes around. */
const clearance = 18

type Way = readonly Spot[]

const pieces = (way: Way): readonly [Spot, Spot][] =>
  way.slice(1).flatMap((end, index) => {
    const start = way[index]
    return start ? [[start, end]] : []
  })

/** Whether a piece of a flow goes through a box. */
const crosses = ([a, b]: [Spot, Spot], { x, y, width, height }: Box): boolean =>
  Math.max(a.x, b.x) > x + 1 &&
  Math.min(a.x, b.x) < x + width - 1 &&
  Math.max(a.y, b.y) > y + 1 &&
  Math.min(a.y, b.y) < y + height - 1

/** px that two pieces lie on each other. */
function shared([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): number {
  const along = (axis: 'x' | 'y', across: 'x' | 'y') =>
    Math.abs(a[across] - b[across]) < 2 && Math.abs(c[across] - d[across]) < 2 && Math.abs(a[across] - c[across]) < 6
      ? Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis])) -
        Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis]))
      : 0
  return Math.max(0, along('x', 'y'), along('y', 'x'))
}

const lengthOf = (way: Way) => pieces(way).reduce((sum, [a, b]) => sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y), 0)

/** Ways with corners from one step to another, besides the one that the library takes. */
function waysBetween(from: Box, to: Box, obstacles: readonly Box[]): readonly Way[] {
  const [start, end] = [middleOf(from), middleOf(to)]
  const sides = {
    right: { x: from.x + from.width, y: start.y },
    above: { x: start.x, y: from.y },
    below: { x: start.x, y: from.y + from.height },
  }
  const ends = {
    left: { x: to.x, y: end.y },
    above: { x: end.x, y: to.y },
    below: { x: end.x, y: to.y + to.height },
  }
  const ways: Way[] = []
  const room = ends.left.x - sides.right.x
  if (Math.abs(start.y - end.y) < 2 && room > 0) ways.push([sides.right, { x: ends.left.x, y: sides.right.y }])
  if (room > 2 * clearance)
    for (const x of [sides.right.x + clearance, (sides.right.x + ends.left.x) / 2, ends.left.x - clearance])
      ways.push([sides.right, { x, y: start.y }, { x, y: end.y }, ends.left])
  const side = end.y > start.y ? sides.below : sides.above
  const near = end.y > start.y ? ends.above : ends.below
  if (Math.abs(end.y - start.y) > from.height / 2) {
    if (ends.left.x > start.x + clearance) ways.push([side, { x: start.x, y: end.y }, ends.left])
    if (Math.abs(start.x - end.x) < 2) ways.push([side, { x: side.x, y: near.y }])
    if (end.x > sides.right.x + clearance) ways.push([sides.right, { x: end.x, y: start.y }, near])
    const between = (side.y + near.y) / 2
    for (const y of [
      between,
      side.y + Math.sign(near.y - side.y) * clearance,
      near.y - Math.sign(near.y - side.y) * clearance,
    ])
      ways.push([side, { x: start.x, y }, { x: end.x, y }, near])
  }
  const [first, last] = [Math.min(from.x, to.x), Math.max(from.x + from.width, to.x + to.width)]
  const across = [from, to, ...obstacles.filter(({ x, width }) => x < last && x + width > first)]
  const levels = across.flatMap(({ y, height }) => [y - clearance, y + height + clearance])
  for (const y of new Set(levels)) {
    if (y < Math.min(from.y, to.y)) ways.push([sides.above, { x: start.x, y }, { x: end.x, y }, ends.above])
    if (y > Math.max(from.y + from.height, to.y + to.height))
      ways.push([sides.below, { x: start.x, y }, { x: end.x, y }, ends.below])
  }
  return ways.map((way) => way.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })))
}

/** Leads sequence flows around steps and other flows, where the way that they take goes through some. */
export function tidyFlows({ modeling }: EditingServices, flows: readonly Shape[]): void {
  for (const flow of flows) {
    const { source, target, waypoints } = flow
    if (!source || !target || source === target || !waypoints || flow.type !== 'bpmn:SequenceFlow') continue
    const holder = source.parent
    if (!holder) continue
    const siblings = holder.children ?? []
    const isOther = (shape: Shape) => shape !== source && shape !== target && !shape.waypoints
    const nodes = siblings.filter((shape) => isNode(shape) && isOther(shape))
    const ownEvents = (shape: Shape) => shape.host === source || shape.host === target
    const others = siblings.flatMap((shape) =>
      shape !== flow && shape.type === 'bpmn:SequenceFlow' && shape.waypoints ? pieces(shape.waypoints) : [],
    )
    const labels = siblings.filter(({ labelTarget }) => labelTarget && labelTarget !== flow)
    const ends = [source, target]
    const costOf = (way: Way) => {
      const parts = pieces(way)
      const through = parts.filter((piece) => nodes.some((node) => crosses(piece, node))).length
      const throughEnds = parts.filter((piece) => ends.some((end) => crosses(piece, end))).length
      const onOthers = parts.reduce(
        (sum, piece) => sum + others.reduce((most, other) => Math.max(most, shared(piece, other)), 0),
        0,
      )
      const onNames = parts.filter((piece) => labels.some((label) => crosses(piece, label))).length
      const outside = way.filter((spot) => isOutside(holder, spot)).length
      return (
        5000 * (through + throughEnds + outside) + 300 * onNames + 6 * onOthers + lengthOf(way) + 60 * (way.length - 2)
      )
    }
    if (source.host) {
      // An attached event leaves its step downwards, as the library leads it.
      continue
    }
    const now = costOf(waypoints)
    const best = waysBetween(source, target, [...nodes.filter((node) => !ownEvents(node)), ...labels])
      .map((way) => ({ way, cost: costOf(way) }))
      .toSorted((a, b) => a.cost - b.cost)[0]
    if (best && best.cost < now - 30) modeling.updateWaypoints(flow, best.way)
  }
}

const isOutside = (holder: Shape, { x, y }: Spot) =>
  holder.parent !== undefined &&
  holder.parent !== null &&
  (x < holder.x + 4 || x > holder.x + holder.width - 4 || y < holder.y + 4 || y > holder.y + holder.height - 4)

/** The flows of steps, and all others that go through them. */
export function flowsAround(shapes: readonly Shape[]): readonly Shape[] {
  const flows = new Set<Shape>()
  for (const shape of shapes) {
    for (const flow of [...(shape.incoming ?? []), ...(shape.outgoing ?? [])]) flows.add(flow)
    for (const one of shape.parent ? allIn(shape.parent) : [])
      if (one.waypoints && pieces(one.waypoints).some((piece) => crosses(piece, shape))) flows.add(one)
  }
  return [...flows]
}
