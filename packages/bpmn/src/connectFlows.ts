import { elementOf, type ModdleElement } from './moddle.js'
import { structureOf } from './structure.js'

/**
 * Tells each node of a parsed model which sequence flows enter and leave it. Files may leave this out, as it follows from the
 * flows; rules and layouts rely on it.
 */
export function connectFlows(definitions: ModdleElement): void {
  const nodes = new Map<ModdleElement, { incoming: ModdleElement[]; outgoing: ModdleElement[] }>()
  const elements = structureOf(definitions).map(({ element }) => element)
  for (const element of elements) {
    if (element.$instanceOf('bpmn:FlowNode')) nodes.set(element, { incoming: [], outgoing: [] })
  }
  for (const flow of elements.filter(({ $type }) => $type === 'bpmn:SequenceFlow')) {
    const source = elementOf(flow, 'sourceRef')
    const target = elementOf(flow, 'targetRef')
    if (source) nodes.get(source)?.outgoing.push(flow)
    if (target) nodes.get(target)?.incoming.push(flow)
  }
  for (const [node, { incoming, outgoing }] of nodes) {
    node.set('incoming', incoming)
    node.set('outgoing', outgoing)
  }
}
