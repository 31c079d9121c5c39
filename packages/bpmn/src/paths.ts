import type { BpmnElement, ProcessModel } from './ProcessModel.js'
import { stepGraph, type StepGraph } from './stepOrder.js'

/** A decision on the way through a process. */
export interface PathChoice {
  /** The gateway, or the step that an event is attached to. */
  at: string
  /** The flow that is taken, or the event that happens. */
  by: string
}

/** A way through a process from its beginning to an end. */
export interface ProcessPath {
  choices: readonly PathChoice[]
  /** Ids of steps, events, gateways and flows in the order in which they are passed. */
  elements: readonly string[]
}

/** The most paths that are told of one process. */
export const maxPaths = 20

/** Something that goes on at a node: on each branch of a parallel gateway another one. */
interface Token {
  /** Id of the node that it comes to. */
  at: string
  /** Ids of the nodes that it came by. */
  way: readonly string[]
}

/** Where a walk stands. Walks share nothing, so that each can be gone on with by itself. */
interface Walk {
  choices: readonly PathChoice[]
  passed: readonly string[]
  open: readonly Token[]
}

const decides = ({ type }: BpmnElement) => /^bpmn:(?:Exclusive|EventBased)Gateway$/.test(type)

/** What can happen at a node: the flows that are taken together, and the decision, if it is one. */
function waysAt(node: BpmnElement, { choices }: Walk, graph: StepGraph): { by: string | null; flows: BpmnElement[] }[] {
  const flows = [...graph.flowsFrom(node.id)]
  const taken = choices.filter(({ at }) => at === node.id).map(({ by }) => by)
  if (decides(node) && flows.length > 1)
    // Who comes back to a decision takes another way.
    return flows.filter(({ id }) => !taken.includes(id)).map((flow) => ({ by: flow.id, flows: [flow] }))
  const events = graph.attachedTo(node.id).filter(({ id }) => graph.flowsFrom(id).length > 0)
  return [{ by: null, flows }, ...events.map(({ id }) => ({ by: id, flows: [...graph.flowsFrom(id)] }))]
}

/** Whether a token ends where it comes to: where another one was before it, and where it has come round without a decision. */
function ends(
  { at, way }: Token,
  { passed }: Walk,
  graph: StepGraph,
  nodes: ReadonlyMap<string, BpmnElement>,
): boolean {
  const before = way.lastIndexOf(at)
  if (before < 0) return passed.includes(at)
  return !way.slice(before).some((id) => {
    const node = nodes.get(id)
    // A gateway that leads on in one way decides nothing, and would lead round for ever.
    return node !== undefined && decides(node) && graph.flowsFrom(id).length > 1
  })
}

/** One step of a walk: the walks that it can go on as. */
function goOn(walk: Walk, graph: StepGraph, nodes: ReadonlyMap<string, BpmnElement>): Walk[] {
  const [token, ...open] = walk.open
  const node = token && nodes.get(token.at)
  if (!token || !node || ends(token, walk, graph, nodes)) return [{ ...walk, open }]
  const way = [...token.way, node.id]
  return waysAt(node, walk, graph).map(({ by, flows }) => {
    const events = by !== null && nodes.has(by) ? [by] : []
    return {
      choices: by === null ? walk.choices : [...walk.choices, { at: node.id, by }],
      passed: [...new Set([...walk.passed, node.id, ...events, ...flows.map(({ id }) => id)])],
      open: [...open, ...flows.flatMap(({ target }) => (target === null ? [] : { at: target, way }))],
    }
  })
}

/**
 * The ways through a process, those with the fewest decisions first, at most 20: at an exclusive gateway and at an event that is
 * attached to a step one way is taken, at all others each. A way that leads back to a decision goes on by another one there.
 */
export function pathsOf(model: ProcessModel): ProcessPath[] {
  const graph = stepGraph(model)
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  const starts = graph.nodes.filter(({ type, attachedTo, parent }) => {
    const isInside = parent !== null && nodes.has(parent)
    return type === 'bpmn:StartEvent' && attachedTo === null && !isInside
  })
  let walks: Walk[] = starts.map(({ id }) => ({ choices: [], passed: [], open: [{ at: id, way: [] }] }))
  const paths: ProcessPath[] = []
  while (walks.length > 0 && paths.length < maxPaths) {
    const next: Walk[] = []
    for (const walk of walks) {
      if (walk.open.length > 0) next.push(...goOn(walk, graph, nodes))
      else paths.push({ choices: walk.choices, elements: walk.passed })
    }
    // More than can be told need not be walked.
    walks = next.slice(0, maxPaths * 4)
  }
  return paths.toSorted((left, right) => left.choices.length - right.choices.length).slice(0, maxPaths)
}
