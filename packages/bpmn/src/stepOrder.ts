import type { BpmnElement, ProcessModel } from './ProcessModel.js'

/** How the steps of a model hang together. */
export interface StepGraph {
  /** Steps, events and gateways, in the order of the file. */
  nodes: readonly BpmnElement[]
  /** The sequence flows that leave one, in the order of the file. */
  flowsFrom: (id: string) => readonly BpmnElement[]
  /** The events that are attached to one. */
  attachedTo: (id: string) => readonly BpmnElement[]
}

const nodeTypes = /(?:Task|Activity|SubProcess|Transaction|Event|Gateway)$/

/** Whether an element is a step, an event or a gateway: what sequence flows lead to. */
export const isFlowNode = ({ type }: Pick<BpmnElement, 'type'>): boolean => nodeTypes.test(type)

/** Whether an element is something that is done: a task, a call or a subprocess. */
export const isStep = ({ type }: Pick<BpmnElement, 'type'>): boolean =>
  /(?:Task|Activity|SubProcess|Transaction)$/.test(type)

/** Whether an element is a gateway. */
export const isGateway = ({ type }: Pick<BpmnElement, 'type'>): boolean => type.endsWith('Gateway')

function grouped(elements: Iterable<BpmnElement>, keyOf: (element: BpmnElement) => string | null) {
  const groups = new Map<string, BpmnElement[]>()
  for (const element of elements) {
    const key = keyOf(element)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(element)
    else groups.set(key, [element])
  }
  return (id: string): readonly BpmnElement[] => groups.get(id) ?? []
}

/** How the steps of a model hang together. */
export function stepGraph({ elements }: ProcessModel): StepGraph {
  const all = [...elements.values()]
  return {
    nodes: all.filter(isFlowNode),
    flowsFrom: grouped(
      all.filter(({ type }) => type === 'bpmn:SequenceFlow'),
      ({ source }) => source,
    ),
    attachedTo: grouped(all, ({ attachedTo }) => attachedTo),
  }
}

/** Whether an element only brings ways together again: a gateway that nobody has named and that leads on in one way. */
export const joins = ({ id, type, name }: BpmnElement, { flowsFrom }: StepGraph): boolean =>
  isGateway({ type }) && name === '' && flowsFrom(id).length < 2

/** From where one begins to read: what nothing leads to, start events first. */
function beginnings({ nodes, flowsFrom }: StepGraph): readonly BpmnElement[] {
  const reached = new Set(nodes.flatMap(({ id }) => flowsFrom(id).map(({ target }) => target)))
  const first = nodes.filter(({ id, attachedTo }) => !reached.has(id) && attachedTo === null)
  const isStart = ({ type }: BpmnElement) => type === 'bpmn:StartEvent'
  return [...first.filter(isStart), ...first.filter((node) => !isStart(node))]
}

/**
 * The steps, events and gateways of a model in the order in which they are read: along the flows from where the process begins, a
 * branch to its end before the next one, an event that is attached to a step behind it. What nothing leads to comes last.
 */
export function stepsInOrder(model: ProcessModel): BpmnElement[] {
  const graph = stepGraph(model)
  const byId = new Map(graph.nodes.map((node) => [node.id, node]))
  const ordered = new Set<BpmnElement>()
  // A stack of its own: a process of thousands of steps in a row would be too deep for recursion.
  const open = [...beginnings(graph), ...graph.nodes].toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (ordered.has(node)) continue
    ordered.add(node)
    const next = [...graph.attachedTo(node.id), ...graph.flowsFrom(node.id).map(({ target }) => byId.get(target ?? ''))]
    for (const one of next.toReversed()) if (one && !ordered.has(one)) open.push(one)
  }
  return [...ordered].filter((node) => !joins(node, graph))
}

/** What a step leads to, each with the flow that leaves the step: behind gateways that only bring ways together. */
export function stepsAfter(model: ProcessModel, id: string): { flow: BpmnElement; step: BpmnElement }[] {
  const graph = stepGraph(model)
  const behind = (target: string | null, passed: ReadonlySet<string>): BpmnElement | undefined => {
    const node = target === null || passed.has(target) ? undefined : model.elements.get(target)
    if (!node || !joins(node, graph)) return node
    return behind(graph.flowsFrom(node.id)[0]?.target ?? null, new Set([...passed, node.id]))
  }
  return graph.flowsFrom(id).flatMap((flow) => {
    const step = behind(flow.target, new Set())
    return step ? [{ flow, step }] : []
  })
}
