import type { ElementKind } from '../../modeler/ModelerEditing.js'
import { attributesOf } from './kinds.js'
import { type Area, findRoom, type Wanted } from './rooms.js'
import { type EditingServices, isNode, middleOf, type Shape } from './services.js'
import { flowsAround, tidyFlows } from './routes.js'

/** Makes something of a kind in the room that is found for it. */
export function createShapeAt(
  services: EditingServices,
  kind: ElementKind,
  area: Area,
  place: (size: { width: number; height: number }) => Omit<Wanted, 'width' | 'height'>,
): Shape {
  const { factory, modeling } = services
  const shape = factory.createShape(attributesOf(kind))
  const { width, height } = shape
  const at = findRoom(services, area, { width, height, ...place({ width, height }) })
  return modeling.createShape(shape, at, area.holder)
}

/** Gives a name, if there is one; nothing is drawn for an empty one. */
export function nameShape({ modeling }: EditingServices, shape: Shape, name: string): void {
  if (name.trim() !== '') modeling.updateLabel(shape, name.trim())
}

/** Leads a flow to other ends, along a way of its own. */
export function leadFlow({ modeling }: EditingServices, flow: Shape, source: Shape, target: Shape): void {
  modeling.reconnect(flow, source, target, [middleOf(source), middleOf(target)])
}

/** Tidies the flows at steps that are new or have moved, once all is connected. */
export function tidyAround(services: EditingServices, shapes: readonly Shape[]): void {
  // Twice: where one goes depends on where the others are.
  for (let round = 0; round < 2; round++) tidyFlows(services, flowsAround(shapes.filter(isNode)))
}
