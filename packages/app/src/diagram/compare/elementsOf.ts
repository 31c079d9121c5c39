import type { BpmnElement, ProcessModel } from '@embpm/bpmn'
import type { DiagramElement } from '../Diagram.js'

/** Elements of a model, by id, as lists and names need them. */
export function elementsOf({ elements }: ProcessModel): ReadonlyMap<string, DiagramElement> {
  const at = (id: string | null) => (id === null ? undefined : elements.get(id))
  const end = (element: BpmnElement | undefined) => (element ? { type: element.type, name: element.name } : null)
  return new Map(
    [...elements.values()].map(({ id, type, name, lane, source, target, place }) => [
      id,
      {
        id,
        type,
        name,
        trigger: null,
        lane: at(lane)?.name ?? null,
        source: end(at(source)),
        target: end(at(target)),
        isFlow: source !== null && target !== null,
        box: place && 'x' in place ? place : null,
      },
    ]),
  )
}
