import type { BpmnElement, ProcessModel } from '../ProcessModel.js'

const types: Readonly<Record<string, string>> = {
  S: 'StartEvent',
  E: 'EndEvent',
  X: 'ExclusiveGateway',
  P: 'ParallelGateway',
  J: 'ExclusiveGateway',
  B: 'BoundaryEvent',
  N: 'BoundaryEvent',
  O: 'InclusiveGateway',
  V: 'EventBasedGateway',
  I: 'IntermediateCatchEvent',
  U: 'SubProcess',
  Z: 'EndEvent',
}

/** Of an event: `N` goes on beside its step, `Z` ends all. */
function propertiesOf(id: string): BpmnElement['properties'] {
  if (id.startsWith('N')) return { cancelActivity: false }
  return id.startsWith('Z') ? { eventDefinitions: [{ $type: 'bpmn:TerminateEventDefinition' }] } : {}
}

/**
 * A model of flows such as `S1>T1 T1>X1`; the first letter says what a node is. `B1@T1` is attached, `N1@T1` without
 * interrupting; `T2/U1` lies in a subprocess.
 */
export function modelOf(text: string): ProcessModel {
  const elements = new Map<string, BpmnElement>()
  const put = (id: string, change: Partial<BpmnElement>) =>
    elements.set(id, {
      id,
      type: `bpmn:${types[id.charAt(0)] ?? 'Task'}`,
      // Gateways that join have no name.
      name: id.startsWith('J') ? '' : id,
      parent: null,
      lane: null,
      attachedTo: null,
      source: null,
      target: null,
      roles: [],
      links: [],
      figures: { duration: null, waiting: null, cost: null, currency: null },
      documentation: '',
      properties: propertiesOf(id),
      place: null,
      ...elements.get(id),
      ...change,
    })
  for (const part of text.split(' ')) {
    const [attached = '', host] = part.split('@')
    const [from = '', to] = part.split('>')
    const [inner = '', around] = part.split('/')
    if (host !== undefined) put(attached, { attachedTo: host })
    else if (around !== undefined) put(inner, { parent: around })
    else if (to !== undefined) {
      put(from, {})
      put(to, {})
      put(part, { type: 'bpmn:SequenceFlow', source: from, target: to })
    }
  }
  return { elements, references: new Map(), isDrawn: false, warnings: [] }
}
