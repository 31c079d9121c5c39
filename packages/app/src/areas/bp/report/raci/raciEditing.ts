import { readDefinitions, modelOf, setRoles, type StepRole, writeXml } from '@embpm/bpmn'
import type { Drawer } from '../../task/drawing.js'
import { type Matrix, matrixOf, type RolesByStep, rolesOfStep } from './matrix.js'

/** Who takes part, as it has been entered. */
export interface EnteredRoles {
  rolesByStep: RolesByStep
  canUndo: boolean
  canRedo: boolean
}

/** Other roles of a step. */
export interface StepChange {
  step: string
  roles: readonly StepRole[]
}

/** The roles of the steps of a model, to be changed. It is drawn by as a canvas is, so that it is saved and kept in the same way. */
export interface RaciEditing extends Drawer {
  /** As the model said it at first. */
  matrix: Matrix
  /** The same object until something changes. */
  state: () => EnteredRoles
  subscribe: (listener: () => void) => () => void
  /** Changes steps, as one step back. */
  change: (changes: readonly StepChange[]) => void
  /** Takes the last change back. @returns ids of the steps that it was about */
  undo: () => readonly string[]
  redo: () => readonly string[]
}

/** A change with what was there before. */
interface Done {
  before: readonly StepChange[]
  after: readonly StepChange[]
}

/**
 * Opens a model to say who takes part in its steps. Its text is read once, and written whole when it is saved.
 *
 * @throws BpmnError if it cannot be read
 */
export async function openRaci(bpmnXml: string): Promise<RaciEditing> {
  const { definitions } = await readDefinitions(bpmnXml)
  const matrix = matrixOf(modelOf(definitions))
  let done: readonly Done[] = []
  let undone: readonly Done[] = []
  let state: EnteredRoles = { rolesByStep: matrix.rolesByStep, canUndo: false, canRedo: false }
  const touched = new Set<string>()
  const listeners = new Set<() => void>()
  const put = (changes: readonly StepChange[]) => {
    const rolesByStep = new Map(state.rolesByStep)
    for (const { step, roles } of changes) {
      rolesByStep.set(step, roles)
      touched.add(step)
    }
    state = { rolesByStep, canUndo: done.length > 0, canRedo: undone.length > 0 }
    for (const listener of listeners) listener()
    return changes.map(({ step }) => step)
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    matrix,
    state: () => state,
    subscribe,
    change: (after) => {
      if (after.length === 0) return
      const before = after.map(({ step }) => ({ step, roles: rolesOfStep(state.rolesByStep, step) }))
      done = [...done, { before, after }]
      undone = []
      put(after)
    },
    undo: () => {
      const last = done.at(-1)
      if (!last) return []
      done = done.slice(0, -1)
      undone = [...undone, last]
      return put(last.before)
    },
    redo: () => {
      const last = undone.at(-1)
      if (!last) return []
      undone = undone.slice(0, -1)
      done = [...done, last]
      return put(last.after)
    },
    save: () => {
      setRoles(definitions, new Map([...touched].map((id) => [id, rolesOfStep(state.rolesByStep, id)])))
      return writeXml(definitions)
    },
    watchChanges: subscribe,
    history: () => ({ canUndo: state.canUndo, canRedo: state.canRedo }),
  }
}
