import { roleLetters } from './emb.js'
import type { BpmnElement, ProcessModel, RoleLetter, StepRole } from './ProcessModel.js'

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

/** Whether an element is a row: a task of any kind or a called process, or whatever names roles. What a subprocess does, its own steps say. */
export const isRaciStep = ({ type, roles }: BpmnElement): boolean =>
  roles.length > 0 || type === 'bpmn:CallActivity' || type.endsWith('Task')

/** The letters of each role of a step, by its id, each once and in the order R, A, C, I. */
export function lettersOf(roles: readonly StepRole[]): ReadonlyMap<string, readonly RoleLetter[]> {
  const letters = new Map<string, readonly RoleLetter[]>()
  for (const { ref } of roles) {
    const own = new Set(roles.filter((role) => role.ref === ref).map(({ letter }) => letter))
    letters.set(
      ref,
      roleLetters.filter((letter) => own.has(letter)),
    )
  }
  return letters
}

/** How many roles are accountable for a step: exactly one is right. */
export const accountableOf = (roles: readonly StepRole[]): number => roles.filter(({ letter }) => letter === 'A').length

/** The roles of the steps of a model as a matrix. */
export function raciOf({ elements }: ProcessModel): RaciMatrix {
  const names = new Map<string, string>()
  const rows: RaciRow[] = []
  for (const step of elements.values()) {
    if (!isRaciStep(step)) continue
    for (const { ref, name } of step.roles) if (!names.has(ref)) names.set(ref, name)
    rows.push({ step, letters: lettersOf(step.roles), accountable: accountableOf(step.roles) })
  }
  return { roles: [...names].map(([ref, name]) => ({ ref, name })), rows }
}
