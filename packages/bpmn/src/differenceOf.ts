import { propertyChanges } from './propertyChanges.js'
import type { BpmnElement, ElementChange, ProcessModel, PropertyChange } from './ProcessModel.js'

/**
 * How a newer model differs from an older one, element by element and by id; the order of the file and the prefixes of its
 * namespaces do not matter. What was added or removed comes in the order of its file, after it what lies in it.
 *
 * - An element is told once. Where it is drawn elsewhere and something else differs too, it is `changed`, with `place` among
 *   its changes; `moved` is one whose place alone differs.
 * - Places are compared where both models are drawn: to lay out a model for the first time moves nothing.
 * - Roles and links are compared as sets, each as one property. In structures, what has an id is compared with what has the
 *   same, everything else by its position.
 * - Besides what is drawn, processes, messages, signals, errors and data objects are compared.
 */
export function differenceOf(before: ProcessModel, after: ProcessModel): ElementChange[] {
  const hasPlaces = before.isDrawn && after.isDrawn
  return [
    ...differenceOfMaps(before.elements, after.elements, hasPlaces),
    ...differenceOfMaps(before.references, after.references, false),
  ]
}

type Elements = ReadonlyMap<string, BpmnElement>

function differenceOfMaps(before: Elements, after: Elements, hasPlaces: boolean): ElementChange[] {
  const changes: ElementChange[] = []
  for (const element of after.values()) {
    const older = before.get(element.id)
    if (older === undefined) changes.push(change('added', element, []))
    else {
      const differing = changesOf(older, element, hasPlaces)
      const isMoved = differing.every(({ property }) => property === 'place')
      if (differing.length > 0) changes.push(change(isMoved ? 'moved' : 'changed', element, differing))
    }
  }
  for (const element of before.values()) if (!after.has(element.id)) changes.push(change('removed', element, []))
  return changes
}

const change = (
  kind: ElementChange['kind'],
  { id, type, name }: BpmnElement,
  changes: readonly PropertyChange[],
): ElementChange => ({ kind, id, type, name, changes })

function changesOf(before: BpmnElement, after: BpmnElement, hasPlaces: boolean): PropertyChange[] {
  const changes = [
    ...propertyChanges(factsOf(before), factsOf(after)),
    ...propertyChanges(before.properties, after.properties),
  ]
  if (inOrder(before.roles) !== inOrder(after.roles))
    changes.push({ property: 'roles', before: before.roles, after: after.roles })
  if (inOrder(before.links) !== inOrder(after.links))
    changes.push({ property: 'links', before: before.links, after: after.links })
  if (hasPlaces && JSON.stringify(before.place) !== JSON.stringify(after.place))
    changes.push({ property: 'place', before: before.place, after: after.place })
  return changes
}

/** What is compared beside the properties, roles, links and the place. */
function factsOf({ type, name, parent, lane, attachedTo, source, target, documentation, figures }: BpmnElement) {
  return { type, name, parent, lane, attachedTo, source, target, documentation, figures }
}

/** A set of things, written so that equal sets are equal texts. */
const inOrder = (set: readonly object[]) => JSON.stringify(set.map((one) => JSON.stringify(one)).toSorted())
