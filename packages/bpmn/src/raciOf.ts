import { roleLetters } from './emb.js'
import type { BpmnElement, ProcessModel, RoleLetter } from './ProcessModel.js'

/** A step and who has to do with it. */
export interface RaciRow {
  step: BpmnElement
  /** The letters of each role that takes part, by its id, in the order R, A, C, I. */
  letters: ReadonlyMap<string, readonly RoleLetter[]>
  /** How many roles are accountable: exactly one is right. */
  accountable: number
}

/** Who has to do with which step of a process. */
export interface RaciMatrix {
  /** The roles that take part, in the order in which steps name them. */
  roles: readonly { ref: string; name: string }[]
  /** The tasks and calls, and whatever else names roles, in the order of the file. */
  rows: readonly RaciRow[]
}

/** What is done by somebody: a task of any kind or a called process. What a subprocess does, its own steps say. */
const isDone = ({ type }: BpmnElement) => type === 'bpmn:CallActivity' || type.endsWith('Task')

/** The roles of the steps of a model as a matrix. */
export function raciOf({ elements }: ProcessModel): RaciMatrix {
  const names = new Map<string, string>()
  const rows: RaciRow[] = []
  for (const step of elements.values()) {
    if (step.roles.length === 0 && !isDone(step)) continue
    const letters = new Map<string, readonly RoleLetter[]>()
    for (const { ref, name } of step.roles) {
      if (!names.has(ref)) names.set(ref, name)
      const own = new Set(step.roles.filter((role) => role.ref === ref).map(({ letter }) => letter))
      letters.set(
        ref,
        roleLetters.filter((letter) => own.has(letter)),
      )
    }
    rows.push({ step, letters, accountable: step.roles.filter(({ letter }) => letter === 'A').length })
  }
  return { roles: [...names].map(([ref, name]) => ({ ref, name })), rows }
}
