import type { GridPeriod } from '@embpm/contract/execution-grid'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Measure } from './amounts.js'
import type { EntryFields } from './executionEntries.js'
import { isOpen, rangeOf, type GridModel, type GridPlace, type ShownCell } from './gridModel.js'
import { pasteBlock, type PasteProblem } from './pasteBlock.js'
import type { Entries } from './useEntries.js'
import type { GridWords } from './useGridWords.js'

/** What is done with the cells of the grid. */
export type GridEditing = ReturnType<typeof useGridEditing>

interface GridEditingOptions {
  model: GridModel
  entries: Entries
  measure: Measure
  mayWrite: boolean
  words: GridWords
}

/** The state of cells that were typed into; what is corrected has to be confirmed anew. */
const typedState = { state: 'entered' } as const

/** Selecting, entering, confirming, rejecting and pasting, and what is said of it. */
export function useGridEditing({ model, entries, measure, mayWrite, words }: GridEditingOptions) {
  const { t } = useTranslation()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<GridPlace | null>(null)
  const [said, say] = useState('')
  const [problems, setProblems] = useState<readonly PasteProblem[]>([])
  const cells = [...selected].flatMap((id) => {
    const place = model.placeOf.get(id)
    return (place && model.rows[place.row]?.[place.column]) ?? []
  })
  const nameAt = ({ row, column }: GridPlace): string => {
    const [order, period] = [model.orders[row], model.periods[column]]
    return order && period ? words.cell(order, period) : ''
  }
  const enter = (changes: readonly { cell: ShownCell; fields: EntryFields }[]) =>
    void entries.enter(changes.map(({ cell: { id, lockVersion }, fields }) => ({ id, lockVersion, fields })))

  /** Why nothing can be changed in a place; `null` where it can. */
  const refusalAt = (place: GridPlace): string | null => {
    const period: GridPeriod | undefined = model.periods[place.column]
    if (!mayWrite) return t('orderExecution.readOnly')
    if (!model.rows[place.row]?.[place.column]) return t('orderExecution.nothingAt', { cell: nameAt(place) })
    return period && period.state !== 'open' ? words.shut(period) : null
  }
  const confirmable = cells.filter(({ state }) => state === 'entered')
  const rejectable = cells.filter(({ state }) => state !== 'rejected')

  return {
    selected,
    cells,
    said,
    say,
    nameAt,
    refusalAt,
    confirmable,
    rejectable,
    problems,
    forgetProblems: () => setProblems([]),
    clear: () => setSelected(new Set()),
    toggle(place: GridPlace) {
      const cell = model.rows[place.row]?.[place.column]
      const refusal = refusalAt(place)
      if (refusal !== null || !cell) return say(refusal ?? '')
      const next = new Set(selected)
      if (!next.delete(cell.id)) next.add(cell.id)
      setAnchor(place)
      setSelected(next)
    },
    /** Selects all from where the selection began, or from the given place, to another. */
    extend(from: GridPlace, to: GridPlace) {
      const begin = selected.size > 0 && anchor ? anchor : from
      setAnchor(begin)
      const range = mayWrite ? rangeOf(model, begin, to) : []
      setSelected(new Set(range.map(({ id }) => id)))
      say(t('orderExecution.selectedNow', { number: words.number(range.length) }))
    },
    /** Enters what was typed in a cell. */
    type(place: GridPlace, fields: EntryFields, confirm: boolean) {
      const cell = model.rows[place.row]?.[place.column]
      if (!cell) return
      const isChanged = fields.hours !== undefined || fields.quantity !== undefined
      if (!isChanged && !confirm) return
      if (!isChanged && cell.state === 'planned') return say(t('orderExecution.nothingToConfirm'))
      enter([{ cell, fields: { ...fields, state: confirm ? 'confirmed' : typedState.state } }])
      const now = words.amounts({ ...cell, ...fields })
      say(`${nameAt(place)}: ${now}${confirm ? `, ${t('orderExecution.confirmed')}` : ''}`)
    },
    /** Confirms what was entered: the selection, or the cell in a place. */
    confirm(place: GridPlace | null) {
      const cell = place && model.rows[place.row]?.[place.column]
      const refusal = place ? refusalAt(place) : null
      if (refusal !== null) return say(refusal)
      const meant = place ? (cell?.state === 'entered' ? [cell] : []) : confirmable
      if (meant.length === 0) return say(t('orderExecution.nothingToConfirm'))
      enter(meant.map((one) => ({ cell: one, fields: { state: 'confirmed' } })))
      say(t('orderExecution.confirmedNow', { number: words.number(meant.length) }))
      if (!place) setSelected(new Set())
    },
    reject() {
      enter(rejectable.map((one) => ({ cell: one, fields: { state: 'rejected' } })))
      say(t('orderExecution.rejectedNow', { number: words.number(rejectable.length) }))
      setSelected(new Set())
    },
    paste(place: GridPlace, text: string) {
      if (!mayWrite) return say(t('orderExecution.readOnly'))
      const pasted = pasteBlock(model, place, text, { language: words.language, measure })
      enter(pasted.values.map(({ cell, value }) => ({ cell, fields: { [measure]: value, ...typedState } })))
      setProblems(pasted.problems)
      say(t('orderExecution.pastedNow', { number: words.number(pasted.values.length) }))
    },
    isOpen: (place: GridPlace) => mayWrite && isOpen(model, place),
  }
}
