import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { dataField } from '@embpm/contract/data-field'
import { dataElement } from '@embpm/contract/data-element'
import type { EntityField } from '../entity/EntityField.js'
import { fieldsOfKind } from '../entity/fieldsOfKind.js'
import german from '../text/de.json'
import english from '../text/en.json'
import { vocabulary } from '../entity/import/Vocabulary.js'
import { pastedColumns, type PastedKinds, readPastedFields } from './readPastedFields.js'

const known = { ...fieldsOfKind(dataElement.fields, {}), ...fieldsOfKind(dataField.fields, {}) }
const kindOf = (name: string): EntityField => {
  const kind = known[name]
  if (!kind) throw new Error(`There is no ${name}.`)
  return kind
}
const kinds: PastedKinds = {
  fieldName: kindOf('fieldName'),
  isKey: kindOf('isKey'),
  mandatory: kindOf('mandatory'),
  rollName: kindOf('rollName'),
  type: kindOf('type'),
  length: kindOf('length'),
  decimals: kindOf('decimals'),
  description: kindOf('description'),
  checkTable: kindOf('checkTable'),
  refTable: kindOf('refTable'),
  refField: kindOf('refField'),
}
const vocabularies = [english, german].map((words) => vocabulary.parse(words))
const options = { kinds, vocabularies, format: { decimal: '.' as const, dateOrder: 'dmy' as const } }

test('a block with a head is read by its columns, in any order', () => {
  const { rows, hasHead, problems } = readPastedFields(
    'Length\tField\tKey field\tNotes\r\n10\tVBELN\tx\tabc\r\n3\tMANDT\t\t\r\n',
    options,
  )
  expect(hasHead).toBe(true)
  expect(rows).toEqual([
    { length: 10, fieldName: 'VBELN', isKey: true },
    { length: 3, fieldName: 'MANDT', isKey: null },
  ])
  expect(problems).toEqual([{ line: 1, reason: 'notKept', what: 'Notes' }])
})

test('a head may be in another language, or name the fields themselves', () => {
  const heads = [`${german.fields.fieldName}\t${german.fields.type}`, 'fieldName\ttype']
  for (const head of heads) {
    expect(readPastedFields(`${head}\nA\tchar`, options)).toMatchObject({
      hasHead: true,
      rows: [{ fieldName: 'A', type: 'CHAR' }],
    })
  }
})

test('a block without a head begins where it is pasted', () => {
  expect(readPastedFields('CHAR\t10\nDEC\t15', { ...options, start: 'type' }).rows).toEqual([
    { type: 'CHAR', length: 10 },
    { type: 'DEC', length: 15 },
  ])
  expect(readPastedFields('A\nB', options).rows).toEqual([{ fieldName: 'A' }, { fieldName: 'B' }])
})

test('a cell that cannot be read is named, and the rest of its row is taken', () => {
  const { rows, problems } = readPastedFields('A\tx\tx\tZ_DE\tSTRANGE\tten', options)
  expect(rows).toEqual([{ fieldName: 'A', isKey: true, mandatory: true, rollName: 'Z_DE' }])
  expect(problems).toEqual([
    { line: 1, reason: 'value', what: 'STRANGE' },
    { line: 1, reason: 'value', what: 'ten' },
  ])
})

test('any text is read without an error', () => {
  const text = fc.array(fc.oneof(fc.string(), fc.constantFrom('\t', '\n', '"', 'Field', 'Type', 'CHAR')), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(text, fc.constantFrom(...pastedColumns), (parts, start) => {
      for (const row of readPastedFields(parts.join(''), { ...options, start }).rows) {
        for (const name of Object.keys(row)) expect(pastedColumns).toContain(name)
      }
    }),
  )
})
