import * as z from 'zod/mini'
import { type PathChoice, type ProcessPath } from './paths.js'
import type { BpmnElement, ProcessModel } from './ProcessModel.js'
import { isStep, joins, stepGraph } from './stepOrder.js'

/** Chosen at a gateway whose ways can be taken together: all of them. */
export const everyWay = '*'

/** Something that is to come to a node. */
interface Arrival {
  /** Id of the node. */
  to: string
  /** The flow that leads there. */
  via: string | null
  /** Whether it leaves a subprocess instead: all that is inside has been passed. */
  leaves?: true
}

/** Where playing a process stands. It never changes: each step makes another one. */
export interface PlayState {
  /** Id of the element that is passed now; `null` before the first. */
  current: string | null
  /**
   * `asking`: one of `ways` must be chosen to go on. `ended`: nothing comes behind the current element. `stuck`: the current gateway
   * waits for a way that nothing comes by.
   */
  phase: 'going' | 'asking' | 'ended' | 'stuck'
  /** Ids of flows to choose from, {@link everyWay} where they can be taken together; before the first element where it can begin. */
  ways: readonly string[]
  /** Ids of the attached events that can happen now instead of the usual way. */
  events: readonly string[]
  /** What the path decides here; `null` where it decides nothing. */
  planned: string | null
  /** Ids of the steps, events, gateways and flows that were passed, in their order. */
  passed: ReadonlySet<string>
  /** The state before this one; `null` for the first. */
  before: PlayState | null
  /** What comes next, in this order: a branch is gone to its end before the next one. */
  pending: readonly Arrival[]
  /** What waits at gateways that bring ways together. */
  waiting: readonly Arrival[]
  /** How many decisions had been taken when a node was come to last. */
  entered: ReadonlyMap<string, number>
  decisions: number
  /** What the path decides and has not decided yet; `null` without a path. */
  plan: readonly PathChoice[] | null
}

/** Plays a process step by step. */
export interface Player {
  /** The first state; without elements where there is nothing to play. */
  begin: (path?: ProcessPath) => PlayState
  /**
   * The state behind one. While it asks, `by` says which way is taken; else it may name one of `events`. The same state where it cannot go on.
   */
  next: (state: PlayState, by?: string) => PlayState
}

/** A state that is being made. */
type Draft = Pick<PlayState, 'decisions' | 'plan' | 'current'> & {
  pending: Arrival[]
  waiting: Arrival[]
  passed: Set<string>
  entered: Map<string, number>
}

const draftOf = (state: PlayState): Draft => ({
  decisions: state.decisions,
  plan: state.plan,
  current: state.current,
  pending: [...state.pending],
  waiting: [...state.waiting],
  passed: new Set(state.passed),
  entered: new Map(state.entered),
})

const togethers = /^bpmn:(?:Parallel|Inclusive|Complex)Gateway$/
const asks = /^bpmn:(?:Exclusive|EventBased|Inclusive|Complex)Gateway$/
const canTakeAll = /^bpmn:(?:Inclusive|Complex)Gateway$/

const definitions = z.array(z.looseObject({ $type: z.string() }))

/** Whether an event is started or ended by something, such as an error. */
function has({ properties: { eventDefinitions } }: BpmnElement, definition: string): boolean {
  const { data = [] } = definitions.safeParse(eventDefinitions)
  return data.some(({ $type }) => $type === `bpmn:${definition}EventDefinition`)
}

/** How the nodes of a model lead on, asked for by their ids. */
function waysOf(model: ProcessModel) {
  const graph = stepGraph(model)
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  const flowsTo = Map.groupBy(
    graph.nodes.flatMap(({ id }) => graph.flowsFrom(id)),
    ({ target }) => target,
  )
  const isBeginning = (node: BpmnElement) =>
    node.attachedTo === null && !flowsTo.has(node.id) && node.properties.triggeredByEvent !== true
  /** Where something begins: start events, or else what nothing leads to. */
  const beginnings = (parts: readonly BpmnElement[]) => {
    const starts = parts.filter(({ type, attachedTo }) => type === 'bpmn:StartEvent' && attachedTo === null)
    return (starts.length > 0 ? starts : parts.filter(isBeginning)).map(({ id }) => id)
  }
  const inside = Map.groupBy(graph.nodes, ({ parent }) => (parent !== null && nodes.has(parent) ? parent : ''))
  /** Whether an element lies in another one, at any depth; in `null` lies all. */
  const liesIn = (id: string, container: string | null) => {
    if (container === null) return true
    for (let at = model.elements.get(id)?.parent ?? null; at !== null; at = model.elements.get(at)?.parent ?? null)
      if (at === container) return true
    return false
  }
  /** The step itself and the subprocesses around it. */
  const around = (id: string): string[] => {
    const parent = nodes.get(id)?.parent ?? null
    return parent !== null && nodes.has(parent) ? [id, ...around(parent)] : [id]
  }
  const eventsAt = (id: string) =>
    around(id).flatMap((host) => graph.attachedTo(host).filter((event) => graph.flowsFrom(event.id).length > 0))
  /** Where a link event leads: to the one of the same name. */
  const linkedTo = (node: BpmnElement): Arrival[] => {
    if (node.type !== 'bpmn:IntermediateThrowEvent' || !has(node, 'Link')) return []
    const isOther = (one: BpmnElement) =>
      one.type === 'bpmn:IntermediateCatchEvent' && one.name === node.name && has(one, 'Link')
    return graph.nodes.filter(isOther).map(({ id }) => ({ to: id, via: null }))
  }
  const arrivalsBy = (flows: readonly BpmnElement[]): Arrival[] =>
    flows.flatMap(({ id, target }) => (target === null ? [] : { to: target, via: id }))
  return {
    graph,
    nodes,
    flowsTo: (id: string) => flowsTo.get(id) ?? [],
    starts: beginnings(inside.get('') ?? []),
    startsIn: (id: string) => beginnings(inside.get(id) ?? []),
    liesIn,
    eventsAt,
    arrivalsBy,
    /** What comes behind a node by its flows. */
    behind: (node: BpmnElement) => [...arrivalsBy(graph.flowsFrom(node.id)), ...linkedTo(node)],
  }
}

type Ways = ReturnType<typeof waysOf>

/** Whether something has come to a node for good; at a gateway that brings ways together once it has come by each of them. */
function arrives(draft: Draft, { to, via }: Arrival, node: BpmnElement, ways: Ways): boolean {
  if (via !== null) draft.passed.add(via)
  const flows = ways.flowsTo(to)
  if (flows.length < 2 || !togethers.test(node.type)) return true
  if (!draft.waiting.some((one) => one.to === to && one.via === via)) draft.waiting.push({ to, via })
  if (!flows.every(({ id }) => draft.waiting.some((one) => one.to === to && one.via === id))) return false
  draft.waiting = draft.waiting.filter((one) => one.to !== to)
  return true
}

/** Comes to a node. @returns it, unless there is nothing to see there, or it was come to before and nothing has been decided since */
function enter(draft: Draft, node: BpmnElement, ways: Ways): BpmnElement | null {
  if (draft.entered.get(node.id) === draft.decisions) return null
  draft.entered.set(node.id, draft.decisions)
  draft.passed.add(node.id)
  if (!joins(node, ways.graph)) return node
  draft.pending.unshift(...ways.behind(node))
  return null
}

/**
 * What comes when all of a subprocess was passed, or all of the process (`null`): a gateway that waits there and needs not all of its ways.
 * @returns it where it is to be seen; `through` where nothing waits there, `stuck` where something waits in vain
 */
function lastOf(draft: Draft, leaving: Arrival | null, ways: Ways): BpmnElement | 'through' | 'stuck' | null {
  const waiting = draft.waiting.filter(({ to }) => ways.liesIn(to, leaving?.to ?? null))
  const gateway = waiting.flatMap(({ to }) => ways.nodes.get(to) ?? []).find(({ type }) => canTakeAll.test(type))
  if (gateway) {
    draft.waiting = draft.waiting.filter(({ to }) => to !== gateway.id)
    if (leaving) draft.pending.unshift(leaving)
    return enter(draft, gateway, ways)
  }
  const [stuck] = waiting
  if (!stuck) return 'through'
  draft.current = stuck.to
  return 'stuck'
}

/** Goes on to the next element that is to be seen. Ends: without a decision a node is come to once. */
function goOn(draft: Draft, ways: Ways): BpmnElement | 'ended' | 'stuck' {
  for (;;) {
    const arrival = draft.pending.shift()
    const node = arrival && ways.nodes.get(arrival.to)
    if (arrival && !arrival.leaves) {
      const next = node && arrives(draft, arrival, node, ways) ? enter(draft, node, ways) : null
      if (next) return next
      continue
    }
    const last = lastOf(draft, arrival ?? null, ways)
    if (last === 'through') {
      if (!arrival) return 'ended'
      if (node) draft.pending.unshift(...ways.behind(node))
    } else if (last) return last
  }
}

/** Takes away what goes on in a step or subprocess. */
function interrupt(draft: Draft, host: string | null, ways: Ways): void {
  const stays = ({ to, leaves }: Arrival) => !ways.liesIn(to, host) && !(leaves && to === host)
  draft.pending = draft.pending.filter(stays)
  draft.waiting = draft.waiting.filter(stays)
}

/** What an end event does to what goes on beside it: it may end all of it, or be caught at the subprocess that it lies in. */
function endsBy(draft: Draft, node: BpmnElement, ways: Ways): void {
  if (node.type !== 'bpmn:EndEvent') return
  if (has(node, 'Terminate')) {
    draft.pending = draft.pending.filter(({ to }) => !ways.liesIn(to, node.parent))
    draft.waiting = draft.waiting.filter(({ to }) => !ways.liesIn(to, node.parent))
  }
  const kind = ['Error', 'Escalation', 'Cancel'].find((one) => has(node, one))
  const event = kind && ways.eventsAt(node.id).find((one) => has(one, kind))
  if (event) happens(draft, event, ways)
}

function happens(draft: Draft, event: BpmnElement, ways: Ways): void {
  if (event.properties.cancelActivity !== false) interrupt(draft, event.attachedTo, ways)
  draft.pending.unshift({ to: event.id, via: null })
}

/** Leaves an element by the way that was chosen, or as it is left usually. */
function leave(draft: Draft, node: BpmnElement, by: string | null, ways: Ways): void {
  const event = ways.eventsAt(node.id).find(({ id }) => id === by)
  if (!event || event.properties.cancelActivity === false) {
    const inner = draft.plan === null ? ways.startsIn(node.id) : []
    const flows = ways.graph.flowsFrom(node.id)
    const chosen = by === null || by === everyWay || event ? flows : flows.filter(({ id }) => id === by)
    const onward = chosen === flows ? ways.behind(node) : ways.arrivalsBy(chosen)
    draft.pending.unshift(
      ...(inner.length > 0
        ? [...inner.map((to) => ({ to, via: null })), { to: node.id, via: null, leaves: true } satisfies Arrival]
        : onward),
    )
  }
  if (event) happens(draft, event, ways)
  endsBy(draft, node, ways)
}

/** Plays a model. An element that is come to again before something else was decided ends its way, so that no loop goes on by itself. */
export function playerOf(model: ProcessModel): Player {
  const ways = waysOf(model)
  const state = (draft: Draft, before: PlayState | null, change: Partial<PlayState>): PlayState => ({
    phase: 'going',
    ways: [],
    events: [],
    planned: null,
    ...draft,
    before,
    ...change,
  })
  /** What can be done at an element that was just come to. */
  const at = (draft: Draft, node: BpmnElement, before: PlayState | null): PlayState => {
    const flows = ways.graph.flowsFrom(node.id).map(({ id }) => id)
    const isAsked = asks.test(node.type) && flows.length > 1
    const all = isAsked && canTakeAll.test(node.type) ? [everyWay] : []
    const events = isStep(node) ? ways.eventsAt(node.id).map(({ id }) => id) : []
    const choice = draft.plan?.find(({ at: id, by }) => id === node.id && [...flows, ...events].includes(by))
    const planned = choice?.by ?? (draft.plan === null ? null : (all[0] ?? null))
    const made = state(draft, before, { current: node.id, events, planned })
    if (isAsked && planned === null) return { ...made, phase: 'asking', ways: [...flows, ...all] }
    if (events.length > 0) return made
    const ahead = draftOf(made)
    if (planned !== null) ahead.decisions += 1
    leave(ahead, node, planned, ways)
    if (goOn(ahead, ways) !== 'ended') return made
    return { ...made, phase: 'ended', planned: null, passed: ahead.passed }
  }
  const goTo = (draft: Draft, before: PlayState | null): PlayState => {
    const next = goOn(draft, ways)
    return typeof next === 'string' ? state(draft, before, { phase: next }) : at(draft, next, before)
  }
  const empty: Draft = {
    decisions: 0,
    plan: null,
    current: null,
    pending: [],
    waiting: [],
    passed: new Set(),
    entered: new Map(),
  }
  const beginAt = (to: string, plan: readonly PathChoice[] | null, before: PlayState | null) =>
    goTo({ ...empty, passed: new Set(), entered: new Map(), waiting: [], plan, pending: [{ to, via: null }] }, before)
  return {
    begin: (path) => {
      const [first, ...others] = path ? path.elements.slice(0, 1) : ways.starts
      if (first === undefined) return state(empty, null, { phase: 'ended' })
      return others.length > 0
        ? state(empty, null, { phase: 'asking', ways: [first, ...others] })
        : beginAt(first, path?.choices ?? null, null)
    },
    next: (now, by) => {
      const node = ways.nodes.get(now.current ?? '')
      const chosen = by ?? now.planned
      if (now.phase === 'ended' || now.phase === 'stuck') return now
      if (chosen === null ? now.phase === 'asking' : !canChoose(now, chosen)) return now
      if (!node) return chosen === null ? now : beginAt(chosen, null, now)
      const draft = draftOf(now)
      if (chosen !== null) {
        draft.decisions += 1
        const used = draft.plan?.find((one) => one.at === now.current && one.by === chosen)
        draft.plan = draft.plan && draft.plan.filter((one) => one !== used)
      }
      leave(draft, node, chosen, ways)
      return goTo(draft, now)
    },
  }
}

const canChoose = ({ ways, events, planned }: PlayState, by: string) =>
  by === planned || ways.includes(by) || events.includes(by)
