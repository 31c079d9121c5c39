import { elementOf, elementsOf, idOf, type ModdleElement, numberOf } from './moddle.js'
import type { Place, Point } from './ProcessModel.js'

/** Where the diagrams of a model draw its elements, by id; of one that is drawn twice, the first place. */
export function placesOf(definitions: ModdleElement): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const diagram of elementsOf(definitions, 'diagrams')) {
    const plane = elementOf(diagram, 'plane')
    for (const drawing of plane ? elementsOf(plane, 'planeElement') : []) {
      const element = elementOf(drawing, 'bpmnElement')
      const place = placeOf(drawing)
      if (element && place && !places.has(idOf(element))) places.set(idOf(element), place)
    }
  }
  return places
}

function placeOf(drawing: ModdleElement): Place | null {
  if (drawing.$instanceOf('bpmndi:BPMNEdge')) {
    const waypoints = elementsOf(drawing, 'waypoint')
      .map(pointOf)
      .filter((point) => point !== null)
    return waypoints.length > 1 ? { waypoints } : null
  }
  const bounds = elementOf(drawing, 'bounds')
  const point = bounds && pointOf(bounds)
  const width = bounds && numberOf(bounds, 'width')
  const height = bounds && numberOf(bounds, 'height')
  return point && width != null && height != null ? { ...point, width, height } : null
}

function pointOf(element: ModdleElement): Point | null {
  const x = numberOf(element, 'x')
  const y = numberOf(element, 'y')
  return x === null || y === null ? null : { x, y }
}
