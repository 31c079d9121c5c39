import type { EntityName } from '@embpm/contract'
import type { RuleId } from './ruleIds.js'

/** What somebody has to do with a step: responsible, accountable, consulted, informed. */
export type RoleLetter = 'R' | 'A' | 'C' | 'I'

/** Who has to do with a step. */
export interface StepRole {
  letter: RoleLetter
  /** Id of a role or a position. */
  ref: string
  /** Its name when it was chosen. */
  name: string
}

/** An object of the product that a step uses. */
export interface StepLink {
  kind: EntityName
  /** Id of the object. */
  ref: string
  /** Its name when it was chosen, such as `VA01`. */
  name: string
}

/** What a step takes. */
export interface StepFigures {
  /** Minutes of work. */
  duration: number | null
  /** Minutes until it begins. */
  waiting: number | null
  cost: number | null
  /** ISO 4217. */
  currency: string | null
}

/** A point of a diagram, in px. */
export interface Point {
  x: number
  y: number
}

/** Where an element is drawn: a box, or the way of a flow. */
export type Place = { x: number; y: number; width: number; height: number } | { waypoints: readonly Point[] }

/** A pool, lane, step, event, gateway, flow, data object or note, or what these refer to. */
export interface BpmnElement {
  id: string
  /** Such as `bpmn:UserTask`. */
  type: string
  /** What is written on it: its name, the text of a note, the value of a group. */
  name: string
  /** The pool or subprocess that it lies in; `null` for pools and for what lies in no pool. */
  parent: string | null
  /** The innermost lane that names it; of a lane, the lane around it. */
  lane: string | null
  /** The step that an event is attached to. */
  attachedTo: string | null
  /** Of flows and associations; `null` where the file does not hold that end. */
  source: string | null
  target: string | null
  roles: readonly StepRole[]
  links: readonly StepLink[]
  figures: StepFigures
  /** Text of its documentation, paragraphs apart by a blank line. */
  documentation: string
  /**
   * All else that the standard and extensions say of it, as JSON by their names, without defaults; references are ids. What an
   * element holds carries its type as `$type`, foreign elements their text as `$body` and their contents as `$children`.
   */
  properties: Readonly<Record<string, unknown>>
  /** `null` where the file does not draw it. */
  place: Place | null
}

/** A BPMN model as plain data. */
export interface ProcessModel {
  /** What a diagram draws, by id, in the order of the file. */
  elements: ReadonlyMap<string, BpmnElement>
  /** What is not drawn itself and what others refer to: processes, collaborations, messages, signals, errors, data objects. */
  references: ReadonlyMap<string, BpmnElement>
  /** Whether the file says where elements are drawn. */
  isDrawn: boolean
  /** What could not be understood and was left out, in English, as the parser says it. */
  warnings: readonly string[]
}

/** How two models differ in one element. */
export interface ElementChange {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  id: string
  type: string
  /** As it is in the newer model; of a removed one in the older. */
  name: string
  /** Which properties differ, of one that is changed or moved (`place`); paths into structures are joined by dots. */
  changes: readonly PropertyChange[]
}

/** A property that differs; `undefined` where it is missing. */
export interface PropertyChange {
  property: string
  before: unknown
  after: unknown
}

/** Something in a model that should be mended. */
export interface ModelProblem {
  /** Words of the product name it. */
  rule: RuleId
  severity: 'error' | 'warning'
  /** The element it is about. */
  id: string
}
