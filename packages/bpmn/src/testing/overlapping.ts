import type { BpmnElement } from '../index.js'

/**
 * Which nodes of a model overlap, or leave their lane, pool or subprocess, as sentences. Events lie on what they are attached to,
 * and a group around what it groups.
 */
export function overlapping(elements: ReadonlyMap<string, BpmnElement>): string[] {
  const boxes = [...elements.values()].flatMap((element) =>
    element.place && 'width' in element.place ? [{ element, box: element.place }] : [],
  )
  const nodes = boxes.filter(({ element }) => !['bpmn:Participant', 'bpmn:Lane', 'bpmn:Group'].includes(element.type))
  const found: string[] = []
  for (const [index, { element, box }] of nodes.entries()) {
    for (const { element: other, box: around } of nodes.slice(0, index)) {
      const isRelated =
        element.parent === other.id ||
        other.parent === element.id ||
        element.attachedTo === other.id ||
        other.attachedTo === element.id
      const isApart =
        box.x >= around.x + around.width ||
        around.x >= box.x + box.width ||
        box.y >= around.y + around.height ||
        around.y >= box.y + box.height
      if (!isRelated && !isApart && element.parent === other.parent) found.push(`${element.id} overlaps ${other.id}`)
    }
  }
  for (const { element, box } of boxes) {
    if (element.attachedTo !== null) continue
    for (const holder of [element.parent, element.lane]) {
      const around = boxes.find((one) => one.element.id === holder)?.box
      const isInside =
        !around ||
        (box.x >= around.x &&
          box.y >= around.y &&
          box.x + box.width <= around.x + around.width &&
          box.y + box.height <= around.y + around.height)
      if (!isInside) found.push(`${element.id} leaves ${holder}`)
    }
  }
  return found
}
