import type { DiagramElement } from '../Diagram.js'

/** What can be made, or what something can be turned into. */
export interface ElementKind {
  /** Such as `bpmn:UserTask`. */
  type: string
  /** What starts or ends an event, such as `bpmn:TimerEventDefinition`. */
  trigger: string | null
  /** Of attached events: whether the step goes on. Default `false`. */
  goesOn?: boolean
}

/** Where something new goes. */
export type ElementPlace =
  /** Behind a step, where its only flow goes on through it, or into a flow; in another lane, if one is named. */
  | { after: string; lane?: string }
  /** Before a step: all that leads there leads through it. */
  | { before: string; lane?: string }
  /** Into a lane, pool or subprocess, by itself; `null`: into a process without pools. */
  | { in: string | null }

/** A row of the outline: an element with its place among the others. */
export interface OutlineNode extends DiagramElement {
  /** 0 for what lies in nothing else. */
  depth: number
  /** Id of the row above it in the tree. */
  parent: string | null
  /** What a flow leads to, for its row; `null` for all else, and for the flow's end that is not there. */
  targetId: string | null
  sourceId: string | null
  /** Of flows: whether it is taken when no condition holds. */
  isDefault: boolean
  /** Id of the innermost lane, or pool without lanes, that it lies in. */
  laneId: string | null
  /** Of attached events: whether the step goes on. */
  goesOn: boolean
}

/** A lane or pool, by name. */
export interface OutlineLane {
  id: string
  /** Empty where nobody has named it. */
  name: string
  type: string
}

/**
 * The commands that change a diagram without a pointer. Each is one step of undo and follows the rules of BPMN: what they do not
 * allow does nothing and answers `null` or `false`. What is added or moved stands free of all else, inside of its lane.
 */
export interface ModelerEditing {
  /** All elements in reading order, as the rows of a tree. */
  outline: () => readonly OutlineNode[]
  /** Calls once a file is drawn and after each change; returns what ends that. */
  watchOutline: (onChange: () => void) => () => void

  /** What can be added at a place. */
  kindsFor: (place: ElementPlace) => readonly ElementKind[]
  /** @returns its id */
  add: (kind: ElementKind, name: string, place: ElementPlace) => string | null

  /** What an element can be connected to, in reading order. */
  targetsOf: (id: string) => readonly string[]
  /** @returns the id of the flow or association */
  connect: (source: string, target: string, name?: string) => string | null
  /** Adds a step, and connects it. @returns its id */
  connectToNew: (source: string, kind: ElementKind, name: string, label?: string) => string | null
  /** What an end of a flow can be moved to. */
  endsOf: (flow: string, end: 'source' | 'target') => readonly string[]
  reconnect: (flow: string, end: 'source' | 'target', to: string) => boolean
  /** Shows where a flow would lead; returns what takes that away. */
  preview: (source: string, target: string) => () => void
  /** Whether a flow is taken when no condition holds. */
  canBeDefault: (flow: string) => boolean
  setDefault: (flow: string, isDefault: boolean) => boolean

  /** Puts a gateway with a second way, which leads to a new step, behind a step or into a flow. @returns id of the gateway */
  split: (id: string, names: { gateway: string; step: string }) => string | null
  /** Where ways can come together behind a step: what others lead to already. */
  joinsOf: (id: string) => readonly string[]
  /** Leads a step and all that leads to another one through a gateway before that one. @returns id of the gateway */
  join: (id: string, target: string) => string | null

  /** Events that can be attached to a step. */
  attachable: (host: string) => readonly ElementKind[]
  attachEvent: (host: string, kind: ElementKind, name: string) => string | null

  /** What an element can be turned into. */
  kindsOf: (id: string) => readonly ElementKind[]
  /** @returns its id, which may be another one */
  replace: (id: string, kind: ElementKind) => string | null
  rename: (id: string, name: string) => boolean

  /** Lanes, and pools without lanes, that an element can be moved to. */
  lanesFor: (id: string) => readonly OutlineLane[]
  moveToLane: (id: string, lane: string) => boolean
  /** A pool below all others; the first one takes in what is there. @returns its id */
  addPool: (name: string) => string | null
  /** A lane beside another one. @returns its id */
  addLane: (lane: string, where: 'above' | 'below', name: string) => string | null
  /** Divides a pool or lane without lanes: the first lane keeps all that is there. @returns the ids from above */
  splitInLanes: (id: string, names: readonly string[]) => readonly string[] | null

  /** A note at an element. @returns its id */
  addNote: (id: string, text: string) => string | null
  /** A data object or store that a step writes. @returns its id */
  addData: (id: string, kind: ElementKind, name: string) => string | null

  canRemove: (id: string) => boolean
  /** Removes an element: what led to a step leads on to what is behind it, and steps of a lane go to the lane beside it. */
  remove: (id: string) => boolean
}
