import type { StepFigures, StepLink, StepRole } from '@embpm/bpmn'

/** When a flow is taken or an event happens. */
export interface Condition {
  text: string
  /** What it is written in, such as FEEL; empty where nothing is said. */
  language: string
}

/** What the time of a timer is. */
export type TimerKind = 'date' | 'duration' | 'cycle'

/** When a timer goes off. */
export interface Timer {
  kind: TimerKind
  /** By ISO 8601, such as `PT15M`. */
  text: string
}

/** What an event or step names by its own place in a model, so that others can name it, too. */
export type NamedKind = 'message' | 'signal' | 'error' | 'escalation'

/** Which message, signal, error or escalation it is about. */
export interface Naming {
  kind: NamedKind
  /** `null` for none; a new one has {@link newNamed}. */
  id: string | null
  name: string
  /** Of errors and escalations: by what a program knows them; `null` for the others. */
  code: string | null
  /** All of this kind that the model knows. */
  known: readonly { id: string; name: string }[]
}

/** Id of a message, signal, error or escalation that is still to be made. */
export const newNamed = 'new'

/** How often a step is done: once, again and again, or for each of several. */
export interface Loop {
  kind: 'none' | 'standard' | 'parallel' | 'sequential'
  /** When it is done again, or, for each of several, when it is enough. */
  condition: string
  /** How often at most, or for how many. */
  count: string
}

/** The flow that is taken when no condition holds. */
export interface DefaultFlow {
  /** `null` for none. */
  id: string | null
  /** The flows that lead on, each with what it is called or leads to. */
  flows: readonly { id: string; name: string }[]
}

/** All that an element can say and somebody can change. A new one is a line here, and one file in `bpmn/facts`. */
export interface Facts {
  /** Its name, the text of a note, the value of a group. */
  name: string
  /** Paragraphs apart by a blank line. */
  documentation: string
  roles: readonly StepRole[]
  links: readonly StepLink[]
  figures: StepFigures
  condition: Condition
  /** Of a flow: whether it is the default one. */
  isDefault: boolean
  defaultFlow: DefaultFlow
  timer: Timer
  naming: Naming
  loop: Loop
  /** Id of the process that a step calls; empty for none. */
  calledElement: string
  /** What a link event is called by the other one. */
  linkName: string
  /** Whether an event ends what it interrupts. */
  interrupting: boolean
}

/** Name of something that an element can say. */
export type FactName = keyof Facts

/** An element and what it says. */
export interface ElementFacts {
  id: string
  /** Such as `bpmn:UserTask`. */
  type: string
  /** What starts or ends an event, such as `bpmn:TimerEventDefinition`. */
  trigger: string | null
  /** Name of the innermost lane that it lies in. */
  lane: string | null
  /** Only what elements of its kind can say. */
  facts: Partial<Facts>
}

/** What the elements of a diagram say, and changing it. */
export interface ModelerFacts {
  /**
   * What an element says, as it is now; that of the whole diagram for `null`: of its only pool, or else of its process.
   * `null` where there is no such element.
   */
  factsOf: (id: string | null) => ElementFacts | null
  /** Changes one of them, as one step back. What says the same, and an element that is not there, change nothing. */
  setFact: <N extends FactName>(id: string | null, name: N, value: Facts[N]) => void
  /** Calls after each change, also one that is taken back, once another file is drawn, and when something else is selected. */
  watchFacts: (onChange: () => void) => () => void
  /** All that is selected on the canvas. */
  selectedIds: () => readonly string[]
  /** How many elements are drawn. */
  countElements: () => number
}
