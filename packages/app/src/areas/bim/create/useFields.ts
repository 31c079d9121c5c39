import { toasts } from '@embpm/ui/toast'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useServices } from '../../../shell/ServicesProvider.js'
import { readPastedFields } from '../../../table-definition/readPastedFields.js'
import type { ReadingProblem, TableDefinition } from '../../../table-definition/TableDefinition.js'
import {
  type creationSchema,
  type CreationValues,
  type FieldRow,
  newElementNames,
  rowOf,
  systemOf,
} from './creationForm.js'
import type { RowsChange } from './FieldGrid.js'
import type { CellProblems } from './FieldGridRow.js'
import { changeRow, columnFields, filledRows, type GridColumn, gridColumns, pasteRows } from './fieldRows.js'
import type { GridPlace } from './gridKeys.js'
import { elementIds } from './knownNames.js'
import { usePasteOptions } from './usePasteOptions.js'

/** The form of the page. */
export type CreationForm = UseFormReturn<CreationValues, unknown, z.output<typeof creationSchema>>

/** How what a source defines meets the fields that are there. */
export type TakeOverMode = 'replace' | 'append'

/** So many steps can be taken back. */
const mostSteps = 50

/** The fields of the new table: changing them, taking them over, and what is wrong with their cells. */
export function useFields(form: CreationForm, isChecked: boolean, onTaken: () => void) {
  const { t } = useTranslation()
  const { client } = useServices()
  const pasteOptions = usePasteOptions()
  const rows = useWatch({ control: form.control, name: 'fields' })
  const { errors } = useFormState({ control: form.control })
  const [past, setPast] = useState<readonly (readonly FieldRow[])[]>([])
  const [left, setLeft] = useState<readonly ReadingProblem[]>([])

  const put = (next: readonly FieldRow[], { isTaken = false } = {}) => {
    form.setValue('fields', [...next], { shouldDirty: true, shouldValidate: isChecked || isTaken })
    if (isTaken) onTaken()
  }
  const change = (of: RowsChange, options?: { isTaken: boolean }) => {
    const before = form.getValues('fields')
    const next = of(before)
    if (next === before) return
    setPast((steps) => [...steps, before].slice(-mostSteps))
    put(next, options)
  }

  /** The rows with the data elements that there are in place of their names. */
  const resolved = async (named: readonly FieldRow[]): Promise<FieldRow[]> => {
    const ids = await elementIds(client, newElementNames(named), systemOf(form.getValues())).catch(() => null)
    if (!ids) toasts.add({ text: t('tableCreation.elementsUnknown'), icon: 'error' })
    return named.map((row) => {
      const id = ids?.get(row.newElement)
      return id === undefined ? row : { ...row, dataElementId: id, newElement: '' }
    })
  }

  // Names that were new are looked up once it is known in which dictionary.
  const system = useWatch({ control: form.control, compute: systemOf })
  const lookUp = useEffectEvent(async (where: string) => {
    const before = form.getValues('fields')
    if (where === '' || newElementNames(before).length === 0) return
    const next = await resolved(before)
    if (form.getValues('fields') === before && next.some((row, at) => row !== before[at])) put(next)
  })
  useEffect(() => void lookUp(system), [system])

  return {
    rows,
    change,
    /** What is wrong with the fields as a whole. */
    problem: messageOf(errors, 'fields'),
    undo:
      past.length === 0
        ? undefined
        : () => {
            const before = past.at(-1)
            setPast(past.slice(0, -1))
            if (before) put(before)
          },
    /** What of the last block could not be read. */
    left,
    forgetLeft: () => setLeft([]),
    problems: useMemo(() => cellProblems(errors.fields), [errors.fields]),

    /** Puts a block of cells from one cell on. */
    async paste({ row, column }: GridPlace, text: string) {
      const options = { ...(await pasteOptions()), start: gridColumns[column] }
      const block = readPastedFields(text, options)
      setLeft(block.problems)
      if (block.rows.length === 0) return
      const put = pasteRows(form.getValues('fields'), row, block.rows)
      const hasNames = block.rows.some(({ rollName }) => typeof rollName === 'string' && rollName !== '')
      const next = hasNames ? await resolved(put) : put
      change(() => next, { isTaken: true })
      toasts.add({ text: t('tableCreation.pasted', { count: block.rows.length }), icon: 'success' })
    },

    /** Takes over the table of a source, with its name where the page has none yet. */
    async takeOver({ tableName, description, fields }: TableDefinition, mode: TakeOverMode) {
      const taken = await resolved(fields.map(rowOf))
      setLeft([])
      change((before) => (mode === 'replace' ? taken : [...filledRows(before), ...taken]), { isTaken: true })
      const { table } = form.getValues()
      if (table.tableName === '' && tableName !== '') form.setValue('table.tableName', tableName, { shouldDirty: true })
      if (description !== '') {
        const name = table.kind === 'dataTables' ? 'table.description' : 'table.descriptionInfo.shortDescription'
        if (form.getValues(name) === '') form.setValue(name, description, { shouldDirty: true })
      }
      toasts.add({ text: t('tableCreation.takenOver', { count: taken.length }), icon: 'success' })
    },

    /** Gives a field a data element that there is, with its type. */
    async chooseElement(row: number, id: string) {
      change((before) => changeRow(before, row, { dataElementId: id, newElement: '' }))
      const element = await client.dataElements.get({ id }).catch(() => null)
      if (!element) return
      const { type, length, decimals, description } = element
      change((before) => {
        const current = before[row]
        if (current?.dataElementId !== id) return before
        return changeRow(before, row, { type, length, decimals, description: current.description || description })
      })
    },

    /** Gives a field the data element of a name, a new one where there is none. */
    async nameElement(row: number, name: string) {
      const ids = await elementIds(client, [name], systemOf(form.getValues())).catch(() => null)
      const id = ids?.get(name)
      const values =
        id === undefined
          ? { dataElementId: null, newElement: name.slice(0, 30) }
          : { dataElementId: id, newElement: '' }
      change((before) => changeRow(before, row, values))
    },
  }
}

/** What is wrong with cells, by the number of their row. */
function cellProblems(errors: CreationForm['formState']['errors']['fields']): ReadonlyMap<number, CellProblems> {
  const found = new Map<number, CellProblems>()
  if (!Array.isArray(errors)) return found
  for (const [index, error] of errors.entries()) {
    const cells: Partial<Record<GridColumn, string>> = {}
    for (const column of gridColumns) {
      const message = columnFields[column].map((name) => messageOf(error, name)).find((one) => one !== undefined)
      if (message !== undefined) cells[column] = message
    }
    if (Object.keys(cells).length > 0) found.set(index, cells)
  }
  return found
}

function messageOf(error: unknown, name: string): string | undefined {
  const one: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  const message: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'message') : undefined
  return typeof message === 'string' ? message : undefined
}
