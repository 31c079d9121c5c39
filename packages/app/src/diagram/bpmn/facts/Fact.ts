import type { ModdleElement } from '@embpm/bpmn'
import type { DrawnElement } from '../library.js'

/** An element, and all that its file holds. */
export interface Subject {
  element: DrawnElement
  /** Its node of the model. */
  node: ModdleElement
  definitions: ModdleElement
}

/** Changes a model; all that is done by it while one fact is written is one step back. */
export interface Editor extends Subject {
  /** Writes what is drawn on it. */
  label: (text: string) => void
  /** Sets properties of its node; `undefined` takes one away. */
  set: (properties: Record<string, unknown>) => void
  /** Sets properties of another element that is drawn. */
  setAt: (element: DrawnElement, properties: Record<string, unknown>) => void
  /** Sets properties of a node that belongs to it. */
  setOf: (node: ModdleElement, properties: Record<string, unknown>) => void
  /** Makes a node that `parent` is to hold, with an id where such nodes have one. */
  create: (type: string, properties: Record<string, unknown>, parent: ModdleElement) => ModdleElement
}

/** Something that elements of some kinds can say. */
export interface Fact<Value> {
  /** What it says; `undefined` where an element of this kind cannot say it. */
  read: (subject: Subject) => Value | undefined
  write: (editor: Editor, value: Value) => void
}
