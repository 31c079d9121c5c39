import { createBeside, elementOf, elementsOf, idOf, type ModdleElement } from '../moddle.js'
import type { Place } from '../ProcessModel.js'
import { structureOf } from '../structure.js'

/**
 * Puts diagrams into a parsed model in place of those that it has: one of its collaboration with all pools, and one of each
 * process that lies in no pool.
 */
export function drawDiagram(definitions: ModdleElement, places: ReadonlyMap<string, Place>): void {
  const roots = elementsOf(definitions, 'rootElements')
  const collaboration = roots.find((root) => elementsOf(root, 'participants').length > 0)
  const pooled = new Set(
    (collaboration ? elementsOf(collaboration, 'participants') : []).map((pool) => elementOf(pool, 'processRef')),
  )
  const processes = roots.filter((root) => root.$type === 'bpmn:Process' && !pooled.has(root))
  const planes = [...(collaboration ? [collaboration] : []), ...processes]
  const drawings = new Map<ModdleElement, ModdleElement[]>(planes.map((root) => [root, []]))
  for (const { element } of structureOf(definitions)) {
    const place = places.get(idOf(element))
    const root = rootOf(element)
    const drawing = place && drawingOf(element, place)
    if (drawing) (drawings.get(root) ?? drawings.get(planes[0] ?? root))?.push(drawing)
  }
  const diagrams = [...drawings].map(([root, planeElement], index) => {
    const plane = createBeside(definitions, 'bpmndi:BPMNPlane', {
      id: `Plane_${index + 1}`,
      bpmnElement: root,
      planeElement,
    })
    return createBeside(definitions, 'bpmndi:BPMNDiagram', { id: `Diagram_${index + 1}`, plane })
  })
  definitions.set('diagrams', diagrams)
}

/** The process or collaboration that an element lies in. */
function rootOf(element: ModdleElement): ModdleElement {
  let root = element
  while (root.$parent && root.$parent.$type !== 'bpmn:Definitions') root = root.$parent
  return root
}

function drawingOf(element: ModdleElement, place: Place): ModdleElement {
  const id = `${idOf(element)}_di`
  if ('waypoints' in place) {
    const waypoint = place.waypoints.map(({ x, y }) => createBeside(element, 'dc:Point', { x, y }))
    return createBeside(element, 'bpmndi:BPMNEdge', { id, bpmnElement: element, waypoint })
  }
  const { x, y, width, height } = place
  const bounds = createBeside(element, 'dc:Bounds', { x, y, width, height })
  return createBeside(element, 'bpmndi:BPMNShape', { id, bpmnElement: element, ...looksOf(element), bounds })
}

/** How the standard wants a shape to be drawn. */
function looksOf(element: ModdleElement): Record<string, boolean> {
  if (element.$type === 'bpmn:Participant' || element.$type === 'bpmn:Lane') return { isHorizontal: true }
  if (element.$type === 'bpmn:ExclusiveGateway') return { isMarkerVisible: true }
  return element.$instanceOf('bpmn:SubProcess') ? { isExpanded: elementsOf(element, 'flowElements').length > 0 } : {}
}
