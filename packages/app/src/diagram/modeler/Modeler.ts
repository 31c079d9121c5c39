import type { Diagram, DiagramElement } from '../Diagram.js'
import type { ModelerEditing } from './ModelerEditing.js'
import type { ModelerFacts } from './ModelerFacts.js'
import type { ModelerArranging } from './ModelerArranging.js'
import type { ModelerPads } from './ModelerPads.js'

/** Where somebody is in what was done to a diagram. */
export interface ModelerHistory {
  canUndo: boolean
  canRedo: boolean
}

/** A diagram that can be changed, whatever draws it. Each change is one step back. */
export interface Modeler extends Diagram, ModelerEditing, ModelerFacts {
  /** What is done to what is selected. */
  arranging: ModelerArranging
  /** What floats over the canvas to draw and to change. */
  pads: ModelerPads
  /** The model as BPMN 2.0 XML, drawing and foreign extensions included. */
  save: () => Promise<string>
  /** Calls after each change, also one that is taken back; returns what ends that. */
  watchChanges: (onChange: () => void) => () => void
  history: () => ModelerHistory
  undo: () => void
  redo: () => void
  /** All elements in reading order, as they are now. */
  elements: () => readonly DiagramElement[]
}
