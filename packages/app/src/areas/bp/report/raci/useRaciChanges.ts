import { type RoleLetter, roleLetters } from '@embpm/bpmn'
import { announce } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { enteredOver, rolesOfStep, withLetters } from './matrix.js'
import type { RaciEditing, StepChange } from './raciEditing.js'
import { accountableAt, cellAt, type CellPlace } from './useAxes.js'

/** Changes cells, and tells screen readers what has become of them. */
export interface RaciChanges {
  /** Enters a letter: see `enteredOver`. */
  enter: (place: CellPlace, letter: RoleLetter, isAdded: boolean) => void
  clear: (place: CellPlace) => void
  /** Several cells as one step back; those that say so already are left out. */
  put: (cells: readonly { place: CellPlace; letters: readonly RoleLetter[] }[]) => void
  undo: () => void
  redo: () => void
}

/** @param editing `null` where nothing can be changed */
export function useRaciChanges(editing: RaciEditing | null): RaciChanges {
  const { t } = useTranslation()
  const words = useLetterWords()
  const checkOf = (count: number) =>
    count === 1 ? '' : `. ${count === 0 ? t('processes.noA') : t('processes.manyA', { total: count })}`
  const tell = (place: CellPlace) => {
    if (!editing) return
    const { rolesByStep } = editing.state()
    const said = words(cellAt(rolesByStep, place)) || t('raciMatrix.none')
    const check = checkOf(accountableAt(rolesByStep, place.step))
    announce(`${place.step.name}, ${place.role.name}: ${said}${check}`)
  }
  const set = (place: CellPlace, letters: readonly RoleLetter[]) => {
    if (!editing) return
    const { step, role } = place
    const roles = rolesOfStep(editing.state().rolesByStep, step.id)
    editing.change([{ step: step.id, roles: withLetters(roles, role, letters) }])
    tell(place)
  }
  const tellSteps = (said: string, ids: readonly string[]) => {
    if (!editing || ids.length === 0) return
    const names = editing.matrix.steps.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    announce(`${said}: ${names.join(', ')}`)
  }
  return {
    enter: (place, letter, isAdded) => {
      if (editing) set(place, enteredOver(cellAt(editing.state().rolesByStep, place), letter, isAdded))
    },
    clear: (place) => {
      if (editing && cellAt(editing.state().rolesByStep, place).length > 0) set(place, [])
    },
    put: (cells) => {
      if (!editing) return
      const changed = new Map<string, StepChange>()
      for (const { place, letters } of cells) {
        const { id } = place.step
        const roles = changed.get(id)?.roles ?? rolesOfStep(editing.state().rolesByStep, id)
        changed.set(id, { step: id, roles: withLetters(roles, place.role, letters) })
      }
      editing.change([...changed.values()])
      tellSteps(t('raciMatrix.pasted'), [...changed.keys()])
    },
    undo: () => tellSteps(t('raciMatrix.undone'), editing?.undo() ?? []),
    redo: () => tellSteps(t('raciMatrix.redone'), editing?.redo() ?? []),
  }
}

/** What letters are called, such as "Responsible (R), Accountable (A)"; empty for none. */
export function useLetterWords(): (letters: readonly RoleLetter[]) => string {
  const choiceText = useChoiceText()
  return (letters) =>
    roleLetters
      .filter((letter) => letters.includes(letter))
      .map((letter) => choiceText('raciPart', letter))
      .join(', ')
}
