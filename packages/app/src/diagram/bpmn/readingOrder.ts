import type { DrawnElement } from './library.js'

const area = ({ width, height }: DrawnElement) => width * height

const contains = (outer: DrawnElement, { x, y, width, height }: DrawnElement) => {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return (
    middleX >= outer.x && middleX <= outer.x + outer.width && middleY >= outer.y && middleY <= outer.y + outer.height
  )
}

const isBand = ({ type }: DrawnElement) => type === 'bpmn:Participant' || type === 'bpmn:Lane'

/** Bands lie below each other; what is in them is read from left to right. */
const before = (a: DrawnElement, b: DrawnElement) =>
  isBand(a) && isBand(b) ? a.y - b.y || a.x - b.x : Number(isBand(a)) - Number(isBand(b)) || a.x - b.x || a.y - b.y

/** An element in its place of the order, with the innermost lane that it lies in. */
export interface Read {
  element: DrawnElement
  lane: DrawnElement | undefined
}

/**
 * Elements as one reads them: pools and lanes from top to bottom, what is in them from left to right, each with what leads
 * on from it, what is attached to it and what is inside it.
 */
export function readingOrder(elements: readonly DrawnElement[]): readonly Read[] {
  const shapes = elements.filter(({ waypoints }) => !waypoints)
  const lanes = shapes.filter(({ type }) => type === 'bpmn:Lane').toSorted((a, b) => area(a) - area(b))
  const laneOf = (shape: DrawnElement) =>
    shape.type === 'bpmn:Participant'
      ? undefined
      : lanes.find((lane) => lane !== shape && area(lane) > area(shape) && contains(lane, shape))

  const inside = new Map<DrawnElement | undefined, DrawnElement[]>()
  const known = new Set(shapes)
  const laneOfShape = new Map(shapes.map((shape) => [shape, laneOf(shape)]))
  for (const shape of shapes) {
    const { parent, host } = shape
    const inStep = parent && !isBand(parent) && known.has(parent) ? parent : undefined
    const place = host ?? inStep ?? laneOfShape.get(shape) ?? (parent && known.has(parent) ? parent : undefined)
    inside.set(place, [...(inside.get(place) ?? []), shape])
  }

  const order: Read[] = []
  const read = new Set<DrawnElement>()
  const add = (element: DrawnElement, lane: DrawnElement | undefined) => {
    if (read.has(element)) return false
    read.add(element)
    order.push({ element, lane })
    return true
  }
  const walk = (shape: DrawnElement) => {
    const lane = laneOfShape.get(shape)
    if (!add(shape, lane)) return
    for (const flow of shape.outgoing ?? []) if (flow.waypoints) add(flow, lane)
    for (const child of (inside.get(shape) ?? []).toSorted(before)) walk(child)
  }
  for (const shape of (inside.get(undefined) ?? []).toSorted(before)) walk(shape)
  for (const element of elements) add(element, undefined)
  return order
}
