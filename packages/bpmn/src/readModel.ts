import { BpmnError } from './BpmnError.js'
import { stepFactsOf } from './emb.js'
import { elementOf, elementsOf, idOf, isOneOf, type ModdleElement, textOf } from './moddle.js'
import { placesOf } from './places.js'
import { plainOf } from './plain.js'
import type { BpmnElement, Place, ProcessModel } from './ProcessModel.js'
import { readDefinitions } from './readDefinitions.js'
import { type Located, structuralProperties, structureOf } from './structure.js'

/**
 * Reads a text as a model: plain data by id, which can be compared, stored and handed to a worker. Names and documentation are
 * text as the file has it; show them as text, never as HTML.
 *
 * @throws {@link BpmnError} if it is larger than `limits` allow, not XML, not BPMN, or lies in itself.
 */
export async function readModel(xml: string): Promise<ProcessModel> {
  const { definitions, warnings } = await readDefinitions(xml)
  const model = modelOf(definitions)
  return { ...model, warnings: [...warnings, ...model.warnings] }
}

/** A parsed model as plain data, such as that which an editor holds. Elements without an id are left out. */
export function modelOf(definitions: ModdleElement): ProcessModel {
  const structure = structureOf(definitions).filter(({ element }) => idOf(element) !== '')
  const context: Context = {
    own: new Set(structure.map(({ element }) => element)),
    lanes: lanesOf(structure),
    places: placesOf(definitions),
    warnings: [],
  }
  const elements = new Map<string, BpmnElement>()
  const references = new Map<string, BpmnElement>()
  for (const located of structure) {
    const element = elementFrom(located, context)
    ;(located.isDrawn ? elements : references).set(element.id, element)
  }
  refuseCycles(elements)
  return { elements, references, isDrawn: context.places.size > 0, warnings: context.warnings }
}

interface Context {
  /** The elements that are told by themselves. */
  own: ReadonlySet<ModdleElement>
  /** Id of the innermost lane by id of a node. */
  lanes: ReadonlyMap<string, string>
  places: ReadonlyMap<string, Place>
  warnings: string[]
}

/** Told by fields of {@link BpmnElement}, or where they belong. */
const toldByFields = ['id', 'name', 'documentation', 'extensionElements', 'attachedToRef', 'sourceRef', 'targetRef']

function elementFrom({ element, parent, lane, owner }: Located, context: Context): BpmnElement {
  const id = idOf(element)
  const { roles, links, figures, warnings } = stepFactsOf(element)
  context.warnings.push(...warnings)
  return {
    id,
    type: element.$type,
    name: nameOf(element),
    parent,
    lane: context.lanes.get(id) ?? lane,
    attachedTo: referred(element, 'attachedToRef'),
    ...endsOf(element, owner),
    roles,
    links,
    figures,
    documentation: elementsOf(element, 'documentation')
      .map((paragraph) => textOf(paragraph, 'text'))
      .join('\n\n'),
    properties: propertiesOf(element, context.own),
    place: context.places.get(id) ?? null,
  }
}

function propertiesOf(element: ModdleElement, own: ReadonlySet<ModdleElement>): Record<string, unknown> {
  const told = new Set(toldByFields)
  if (element.$instanceOf('bpmn:TextAnnotation')) told.add('text')
  const isOwn = (one: ModdleElement) => own.has(one)
  const properties = plainOf(
    element,
    isOwn,
    new Set([...structuralProperties, ...told].filter((name) => !isPartial(element, name))),
  )
  const extensions = elementOf(element, 'extensionElements')
  const foreign = (extensions ? elementsOf(extensions, 'values') : []).filter(({ $type }) => $type !== 'emb:Step')
  if (foreign.length > 0) {
    properties.extensionElements = foreign.map((one) => ({ $type: one.$type, ...plainOf(one, isOwn) }))
  }
  return properties
}

/** Data associations are elements only where a diagram draws them; the others stay facts of the activity that holds them. */
const isPartial = (element: ModdleElement, name: string) =>
  (name === 'dataInputAssociations' || name === 'dataOutputAssociations') && element.$instanceOf('bpmn:FlowNode')

/** What is written on an element: notes and groups have no name of their own. */
function nameOf(element: ModdleElement): string {
  if (element.$instanceOf('bpmn:TextAnnotation')) return textOf(element, 'text')
  const group = element.$instanceOf('bpmn:Group') ? elementOf(element, 'categoryValueRef') : undefined
  return group ? textOf(group, 'value') : textOf(element, 'name')
}

function endsOf(element: ModdleElement, owner: ModdleElement | null): Pick<BpmnElement, 'source' | 'target'> {
  if (element.$instanceOf('bpmn:DataInputAssociation')) {
    return { source: elementsOf(element, 'sourceRef').map(idOf)[0] ?? null, target: owner && idOf(owner) }
  }
  if (element.$instanceOf('bpmn:DataOutputAssociation')) {
    return { source: owner && idOf(owner), target: referred(element, 'targetRef') }
  }
  if (!isOneOf(element, ['bpmn:SequenceFlow', 'bpmn:MessageFlow', 'bpmn:Association']))
    return { source: null, target: null }
  return { source: referred(element, 'sourceRef'), target: referred(element, 'targetRef') }
}

function referred(element: ModdleElement, property: string): string | null {
  const other = elementOf(element, property)
  return (other && idOf(other)) || null
}

/** Outer lanes come before inner ones, so that of several lanes that name a node the innermost stays. */
function lanesOf(structure: readonly Located[]): Map<string, string> {
  const lanes = new Map<string, string>()
  for (const { element } of structure) {
    if (element.$type !== 'bpmn:Lane') continue
    for (const node of elementsOf(element, 'flowNodeRef')) lanes.set(idOf(node), idOf(element))
  }
  return lanes
}

/** @throws {@link BpmnError} if an element lies, over others or directly, in itself. */
function refuseCycles(elements: ReadonlyMap<string, BpmnElement>): void {
  const inner = new Map<string, string[]>()
  const holders = new Map<string, number>()
  for (const { id, parent, lane, attachedTo } of elements.values()) {
    const around = [parent, lane, attachedTo].filter((holder) => holder !== null && elements.has(holder))
    holders.set(id, around.length)
    for (const holder of around) if (holder !== null) inner.set(holder, [...(inner.get(holder) ?? []), id])
  }
  const settled = [...elements.keys()].filter((id) => holders.get(id) === 0)
  for (const holder of settled) {
    for (const id of inner.get(holder) ?? []) {
      const left = (holders.get(id) ?? 0) - 1
      holders.set(id, left)
      if (left === 0) settled.push(id)
    }
  }
  if (settled.length === elements.size) return
  const lost = [...holders].filter(([, left]) => left > 0).map(([id]) => id)
  throw new BpmnError('cycle', lost.slice(0, 3).join(', '))
}
