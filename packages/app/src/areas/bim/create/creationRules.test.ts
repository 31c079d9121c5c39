import { describe, expect, test } from 'vitest'

import {
  creationDraft,
  creationSchema,
  emptyCreation,
  emptyRow,
  type FieldRow,
  newElementNames,
  wholeOf,
} from './creationForm.js'
import { ruleProblems, shownPath } from './creationRules.js'
import { filledRows, moveRow, pasteRows, removeRow } from './fieldRows.js'
import { neighbourOf, placeAfterKey } from './gridKeys.js'

const row = (fieldName: string, more: Partial<FieldRow> = {}): FieldRow => ({ ...emptyRow, fieldName, ...more })
const withFields = (...fields: FieldRow[]) => ({ ...emptyCreation, fields })
const told = (...fields: FieldRow[]) =>
  ruleProblems(withFields(...fields), (name) => name !== 'ZNONE').map(({ path, code }) => `${path} ${code}`)

describe('rules over several fields', () => {
  test('a name stands once, but for those that are still empty', () => {
    expect(told(row('A'), row(' A'), row(''), row(''))).toEqual(['fields.1.fieldName fieldTwice'])
  })

  test('a new data element has one type, and a system', () => {
    expect(told(row('A', { newElement: 'Z' }), row('B', { newElement: 'Z', length: 11 }))).toEqual([
      'fields.1.newElement differs',
      'elementSystem noSystem',
    ])
    const values = { ...withFields(row('A', { newElement: 'Z' })), elementSystem: 'S4P' }
    expect(ruleProblems(values, () => undefined)).toEqual([])
  })

  test('a check table is there, is the table itself, or is not known yet', () => {
    expect(told(row('A', { checkTable: 'ZNONE' }), row('B', { checkTable: 'T001' }))).toEqual([
      'fields.0.checkTable unknownTable',
    ])
    expect(ruleProblems(withFields(row('A', { checkTable: 'ZNONE' })), () => undefined)).toEqual([])
  })
})

test('the call has each new data element once, as its first field has it', () => {
  const values = withFields(
    row('A', { newElement: 'Z1', description: 'A description that is longer than a short label' }),
    row('B', { newElement: 'Z1' }),
    row('C'),
  )
  const parsed = creationSchema.parse({
    ...values,
    elementSystem: 'S4P',
    table: { ...values.table, tableName: 'ZNEW' },
  })
  const { table, elements } = wholeOf(parsed)
  expect(table).toMatchObject({ kind: 'dataTables', tableName: 'ZNEW', version: 1 })
  expect(elements).toMatchObject([{ rollName: 'Z1', system: 'S4P', shortLabel: 'A descript' }])
  expect(newElementNames(values.fields)).toEqual(['Z1'])
})

test('what is put aside comes back as it was, whether it can be created or not', () => {
  const values = withFields(row('', { length: null }), row('B', { newElement: 'Z1', checkTable: 'ZNONE' }))
  expect(creationDraft.parse(JSON.parse(JSON.stringify(values)))).toEqual(values)
})

test('what the server refuses of a new data element is shown at its first field', () => {
  const fields = [row('A'), row('B', { newElement: 'Z1' })]
  expect(shownPath({ path: 'elements.0.rollName', code: 'taken', name: 'Z1' }, fields)).toBe('fields.1.newElement')
  expect(shownPath({ path: 'fields.0.checkTable', code: 'unknown', name: 'X' }, fields)).toBe('fields.0.checkTable')
})

describe('rows', () => {
  test('a block goes over those that are there, and beyond them', () => {
    const next = pasteRows([row('A'), row('B', { length: 5 })], 1, [{ type: 'DEC', isKey: true }, { fieldName: 'C' }])
    expect(next).toMatchObject([
      { fieldName: 'A' },
      { fieldName: 'B', length: 5, type: 'DEC', isKey: true },
      { fieldName: 'C', type: 'CHAR' },
    ])
  })

  test('an empty one stays where the last one is deleted, and counts for nothing', () => {
    expect(removeRow([row('A')], 0)).toEqual([emptyRow])
    expect(filledRows([emptyRow, row('A')])).toHaveLength(1)
  })

  test('they are moved within their number', () => {
    const rows = [row('A'), row('B'), row('C')]
    expect(moveRow(rows, 0, 2).map(({ fieldName }) => fieldName)).toEqual(['B', 'C', 'A'])
    expect(moveRow(rows, 0, -1)).toBe(rows)
  })
})

test('keys lead from cell to cell, and stay within the grid', () => {
  const size = { rows: 20, columns: 11, page: 8 }
  const go = (key: string, more: { ctrlKey?: boolean } = {}, forward: 1 | -1 = 1) =>
    placeAfterKey({ key, ctrlKey: false, metaKey: false, ...more }, { row: 10, column: 3 }, size, forward)
  expect(go('ArrowDown')).toEqual({ row: 11, column: 3 })
  expect(go('ArrowRight', {}, -1)).toEqual({ row: 10, column: 2 })
  expect(go('PageDown')).toEqual({ row: 18, column: 3 })
  expect(go('End', { ctrlKey: true })).toEqual({ row: 19, column: 10 })
  expect(go('a')).toBeNull()
  expect(neighbourOf({ row: 0, column: 10 }, size, 1)).toEqual({ row: 1, column: 0 })
  expect(neighbourOf({ row: 0, column: 0 }, size, -1)).toBeNull()
})
