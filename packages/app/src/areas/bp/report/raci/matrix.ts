import { isRaciStep, lettersOf, accountableOf } from '@embpm/bpmn/raci'
import { type ProcessModel, type RoleLetter, roleLetters, type StepRole, stepsInOrder } from '@embpm/bpmn'

/** A step of the matrix, as its model says it. */
export interface MatrixStep {
  /** Id of its element. */
  id: string
  /** Its name, or its id where nobody has named it. */
  name: string
}

/** A role of the matrix. */
export interface MatrixRole {
  /** Id of the role. */
  ref: string
  name: string
}

/** The roles of each step, by its id. */
export type RolesByStep = ReadonlyMap<string, readonly StepRole[]>

/** What a model says about who takes part. */
export interface Matrix {
  /** In the order in which they are read; what is no step and names roles comes last. */
  steps: readonly MatrixStep[]
  /** Those that take part, in the order in which the steps name them. */
  roles: readonly MatrixRole[]
  rolesByStep: RolesByStep
}

/** The steps of a model and who takes part in them. */
export function matrixOf(model: ProcessModel): Matrix {
  const ordered = new Set([...stepsInOrder(model), ...model.elements.values()])
  const elements = [...ordered].filter(isRaciStep)
  const names = new Map<string, string>()
  for (const { ref, name } of elements.flatMap(({ roles }) => roles)) if (!names.get(ref)) names.set(ref, name)
  return {
    steps: elements.map(({ id, name }) => ({ id, name: name || id })),
    roles: [...names].map(([ref, name]) => ({ ref, name: name || ref })),
    rolesByStep: new Map(elements.map(({ id, roles }) => [id, roles])),
  }
}

/** The roles of a step of which one has other letters. The others keep their places, and what was read twice. */
export function withLetters(
  roles: readonly StepRole[],
  { ref, name }: MatrixRole,
  letters: readonly RoleLetter[],
): readonly StepRole[] {
  const given = roleLetters.filter((letter) => letters.includes(letter))
  // What was called otherwise when it was chosen keeps that name.
  const known = roles.find((role) => role.ref === ref)?.name ?? name
  const made = given.map((letter) => ({ letter, ref, name: known }))
  const at = roles.findIndex((role) => role.ref === ref)
  const others = roles.filter((role) => role.ref !== ref)
  return at < 0 ? [...others, ...made] : others.toSpliced(at, 0, ...made)
}

/**
 * What a cell says once a letter was entered: the same letter again takes it away, another one takes the place of what was there,
 * or is added to it.
 */
export function enteredOver(letters: readonly RoleLetter[], letter: RoleLetter, isAdded: boolean): RoleLetter[] {
  if (letters.includes(letter)) return letters.filter((one) => one !== letter)
  return isAdded ? roleLetters.filter((one) => one === letter || letters.includes(one)) : [letter]
}

const noRoles: readonly StepRole[] = []

/** The roles of a step; none for one that has none. */
export const rolesOfStep = (rolesByStep: RolesByStep, id: string): readonly StepRole[] => rolesByStep.get(id) ?? noRoles

const noLetters: readonly RoleLetter[] = []

/** The letters of a role at a step. */
export const lettersAt = (roles: readonly StepRole[], ref: string): readonly RoleLetter[] =>
  lettersOf(roles).get(ref) ?? noLetters

/** Whether a step breaks the rule that exactly one role is accountable. */
export const isWrong = (roles: readonly StepRole[]): boolean => accountableOf(roles) !== 1

/** The steps that break it, in their order. */
export const wrongSteps = (steps: readonly MatrixStep[], rolesByStep: RolesByStep): MatrixStep[] =>
  steps.filter(({ id }) => isWrong(rolesOfStep(rolesByStep, id)))

/** The next wrong step behind a step, or before it, around the end; `null` where all are right. */
export function nextWrong(
  steps: readonly MatrixStep[],
  rolesByStep: RolesByStep,
  from: string | null,
  direction: 1 | -1,
): MatrixStep | null {
  const count = steps.length
  const at = steps.findIndex(({ id }) => id === from)
  const begin = at >= 0 ? at : direction === 1 ? -1 : count
  for (let passed = 1; passed <= count; passed += 1) {
    const step = steps[(begin + direction * passed + count * 2) % count]
    if (step && isWrong(rolesOfStep(rolesByStep, step.id))) return step
  }
  return null
}

/** At how many steps a role is responsible, and at how many accountable. */
export function totalsOf(rolesByStep: RolesByStep): ReadonlyMap<string, { R: number; A: number }> {
  const totals = new Map<string, { R: number; A: number }>()
  for (const roles of rolesByStep.values()) {
    for (const [ref, letters] of lettersOf(roles)) {
      const total = totals.get(ref) ?? { R: 0, A: 0 }
      if (letters.includes('R')) total.R += 1
      if (letters.includes('A')) total.A += 1
      totals.set(ref, total)
    }
  }
  return totals
}

/** A block of letters as spreadsheets copy it: cells between tabs, rows between line breaks. `null` for a cell that is no letters. */
export function readBlock(text: string): (RoleLetter[] | null)[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.map((line) =>
    line.split('\t').map((cell) => {
      const letters = cell
        .toUpperCase()
        .split(/[\s,;/+]+/)
        .filter(Boolean)
      const known = roleLetters.filter((letter) => letters.includes(letter))
      return known.length === new Set(letters).size ? known : null
    }),
  )
}
