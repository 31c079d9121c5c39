import { flowTypes, shapeTypes } from './drawnTypes.js'
import { elementOf, elementsOf, idOf, isOneOf, type ModdleElement } from './moddle.js'

/** Where an element of a parsed model lies. */
export interface Located {
  element: ModdleElement
  /** Whether a diagram draws it; processes, messages, signals, data objects … are only referred to. */
  isDrawn: boolean
  /** Id of the pool or subprocess. */
  parent: string | null
  /** Id of the lane around a lane. */
  lane: string | null
  /** The activity or event that holds a data association. */
  owner: ModdleElement | null
}

/** Properties that hold elements of their own. */
const lists = ['flowElements', 'artifacts', 'messageFlows', 'dataInputAssociations', 'dataOutputAssociations']

/** Properties by which elements hold others that {@link structureOf} lists: they are no facts of the one that holds them. */
export const structuralProperties: ReadonlySet<string> = new Set([
  ...lists,
  'participants',
  'laneSets',
  'childLaneSet',
  'lanes',
])

/** All elements of a model that have a life of their own, those that hold others before these. */
export function structureOf(definitions: ModdleElement): Located[] {
  const located: Located[] = []
  const roots = elementsOf(definitions, 'rootElements')
  const pools = poolsByProcess(roots)
  const add = (element: ModdleElement, place: Partial<Located>) => {
    located.push({ element, isDrawn: isDrawn(element), parent: null, lane: null, owner: null, ...place })
  }
  const addLanes = (holder: ModdleElement, parent: string | null, lane: string | null) => {
    for (const inner of elementsOf(holder, 'lanes')) {
      add(inner, { parent, lane })
      const set = elementOf(inner, 'childLaneSet')
      if (set) addLanes(set, parent, idOf(inner))
    }
  }
  const addContents = (holder: ModdleElement, parent: string | null) => {
    for (const set of elementsOf(holder, 'laneSets')) addLanes(set, parent, null)
    for (const property of lists) {
      for (const element of elementsOf(holder, property)) {
        if (element.$instanceOf('bpmn:DataAssociation')) {
          if (leadsToData(element)) add(element, { parent, owner: holder })
          continue
        }
        add(element, { parent })
        addContents(element, element.$instanceOf('bpmn:FlowElementsContainer') ? idOf(element) : parent)
      }
    }
  }
  for (const root of roots) {
    if (root.$instanceOf('bpmn:Category')) continue
    const pool = pools.get(root) ?? null
    add(root, { parent: pool, isDrawn: false })
    for (const participant of elementsOf(root, 'participants')) add(participant, {})
    const data = root.$instanceOf('bpmn:Process') ? elementOf(root, 'ioSpecification') : undefined
    if (data)
      for (const element of [...elementsOf(data, 'dataInputs'), ...elementsOf(data, 'dataOutputs')])
        add(element, { parent: pool })
    addContents(root, pool)
  }
  return located
}

function poolsByProcess(roots: readonly ModdleElement[]): Map<ModdleElement, string> {
  const pools = new Map<ModdleElement, string>()
  for (const participant of roots.flatMap((root) => elementsOf(root, 'participants'))) {
    const process = elementOf(participant, 'processRef')
    if (process && !pools.has(process)) pools.set(process, idOf(participant))
  }
  return pools
}

const isDrawn = (element: ModdleElement) => isOneOf(element, shapeTypes) || isOneOf(element, flowTypes)

/** Whether a diagram draws a data association: others copy values within an engine. */
function leadsToData(association: ModdleElement): boolean {
  const data = association.$instanceOf('bpmn:DataInputAssociation')
    ? elementsOf(association, 'sourceRef')[0]
    : elementOf(association, 'targetRef')
  return (
    data !== undefined &&
    isOneOf(data, ['bpmn:DataObjectReference', 'bpmn:DataStoreReference', 'bpmn:DataInput', 'bpmn:DataOutput'])
  )
}
