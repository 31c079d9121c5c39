import { dictionaryTypes } from '@embpm/contract/data-element'
import { dequal } from 'dequal/lite'
import type { FieldLabel } from '../../../entity/EntityField.js'
import { pastedColumns, type PastedRow } from '../../../table-definition/readPastedFields.js'
import { emptyRow, type FieldRow } from './creationForm.js'

/** The columns of the grid, in their order. */
export const gridColumns = pastedColumns

/** A column of the grid. `rollName` is the data element: an old one by its id, or a new one by its name. */
export type GridColumn = (typeof gridColumns)[number]

/** What the columns are called. */
export const columnLabels = {
  fieldName: 'fieldName',
  isKey: 'isKey',
  mandatory: 'mandatory',
  rollName: 'dataElement',
  type: 'type',
  length: 'length',
  decimals: 'decimals',
  description: 'description',
  checkTable: 'checkTable',
  refTable: 'refTable',
  refField: 'refField',
} as const satisfies Readonly<Record<GridColumn, FieldLabel>>

/** The paths of problems that a column shows. */
export const columnFields: Readonly<Record<GridColumn, readonly (keyof FieldRow)[]>> = {
  fieldName: ['fieldName'],
  isKey: ['isKey'],
  mandatory: ['mandatory'],
  rollName: ['newElement', 'dataElementId'],
  type: ['type'],
  length: ['length'],
  decimals: ['decimals'],
  description: ['description'],
  checkTable: ['checkTable'],
  refTable: ['refTable'],
  refField: ['refField'],
}

/** What a row is after cells of a block were put into it. */
export function withPasted(row: FieldRow, { rollName, isKey, mandatory, ...cells }: PastedRow): FieldRow {
  const next: FieldRow = { ...row }
  for (const name of ['fieldName', 'description', 'checkTable', 'refTable', 'refField'] as const) {
    const value = cells[name]
    if (typeof value === 'string') next[name] = value
  }
  for (const name of ['length', 'decimals'] as const) {
    const value = cells[name]
    if (value !== undefined) next[name] = typeof value === 'number' ? value : 0
  }
  if (isKey !== undefined) next.isKey = isKey === true
  if (mandatory !== undefined) next.mandatory = mandatory === true
  const type = typeOf(cells.type)
  if (type) next.type = type
  return typeof rollName === 'string' ? { ...next, dataElementId: null, newElement: rollName } : next
}

const typeOf = (value: PastedRow['type']) => dictionaryTypes.find((one) => one === value)

/** Puts a block over the rows from one on; what goes beyond the last row becomes new rows. */
export function pasteRows(rows: readonly FieldRow[], at: number, block: readonly PastedRow[]): FieldRow[] {
  const next = [...rows]
  for (const [down, cells] of block.entries()) next[at + down] = withPasted(next[at + down] ?? emptyRow, cells)
  return next
}

/** The rows with one more at a place. */
export const insertRow = (rows: readonly FieldRow[], at: number, row: FieldRow = emptyRow): FieldRow[] =>
  rows.toSpliced(at, 0, row)

/** The rows without one; an empty one stays, to be filled in. */
export const removeRow = (rows: readonly FieldRow[], at: number): readonly FieldRow[] =>
  rows.length === 1 ? [emptyRow] : rows.toSpliced(at, 1)

/** The rows that say something. */
export const filledRows = (rows: readonly FieldRow[]): FieldRow[] => rows.filter((row) => !dequal(row, emptyRow))

/** The rows with one of them at another place; the same rows where there is no such place. */
export function moveRow(rows: readonly FieldRow[], from: number, to: number): readonly FieldRow[] {
  const row = rows[from]
  if (!row || to < 0 || to >= rows.length || from === to) return rows
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** The rows with one of them changed. */
export const changeRow = (rows: readonly FieldRow[], at: number, change: Partial<FieldRow>): FieldRow[] =>
  rows.map((row, place) => (place === at ? { ...row, ...change } : row))

/** What emptying a cell makes of its row. */
export function cleared(column: GridColumn): Partial<FieldRow> {
  if (column === 'rollName') return { dataElementId: null, newElement: '' }
  return { [column]: emptyRow[column] }
}

/** The name that a field gives its new data element: its own, as far as names go. */
export const elementNameFor = ({ fieldName }: FieldRow): string => fieldName.trim().slice(0, 30)
