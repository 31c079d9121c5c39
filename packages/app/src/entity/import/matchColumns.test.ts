import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../../session/languages.js'
import type { EntityField } from '../EntityField.js'
import { choiceValues, plainText } from './choiceValues.js'
import { detectFormat } from './detectFormat.js'
import { importFields } from './ImportKind.js'
import { localeFormat } from './ImportFormat.js'
import { matchColumns } from './matchColumns.js'
import { vocabulary, type Vocabulary } from './Vocabulary.js'

const files = import.meta.glob<unknown>('../../text/*.json', { import: 'default', eager: true })
const words = (language: string): Vocabulary => vocabulary.parse(files[`../../text/${language}.json`])
const all = (first: string): Vocabulary[] =>
  [first, ...languages.filter((one) => one !== first)].map((language) => words(language))

const fields: Record<string, EntityField> = importFields({
  name: { label: 'name', kind: 'text' },
  businessDomain: { label: 'businessDomain', kind: 'text' },
  status: { label: 'status', kind: 'choice', choices: { set: 'lifecycle', values: ['ACTIVE', 'INACTIVE'] } },
  description: { label: 'description', kind: 'longText' },
  changedAt: { label: 'changedAt', kind: 'computed' },
})
const names = Object.keys(fields)
const labels = (language: string) => names.map((name) => words(language).fields[fields[name]?.label ?? ''] ?? name)

describe.each(languages)('heads in %s', (language) => {
  test.each(languages)('are found by one who works in %s', (user) => {
    expect(matchColumns(labels(language), fields, all(user))).toEqual(names)
  })
})

test('case, accents, marks and order do not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(names), fc.constantFrom(' *', ' ', ':', ''), (some, tail) => {
      const headers = some.map((name) => `${(labels('fr')[names.indexOf(name)] ?? '').toUpperCase()}${tail}`)
      expect(matchColumns(headers, fields, all('en'))).toEqual(some)
    }),
  )
})

test('fields are found by their own names, and none is given twice', () => {
  expect(matchColumns(['business_domain', 'Name', 'NAME', '', 'Colour'], fields, all('en'))).toEqual([
    'businessDomain',
    'name',
    null,
    null,
    null,
  ])
})

test('what the system computes cannot be imported', () => {
  expect(matchColumns(labels('en').concat('Changed at'), fields, all('en')).at(-1)).toBeNull()
})

test('no head gives a field twice', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...labels('en'), ...names))), (headers) => {
      const found = matchColumns(headers, fields, all('en')).filter((name) => name !== null)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test.each(languages)('choices are found by their words in %s, and by their values', (language) => {
  const values = choiceValues(
    { label: 'status', kind: 'choice', choices: { set: 'lifecycle', values: ['ACTIVE'] } },
    all('en'),
  )
  const word = words(language).choices.lifecycle?.ACTIVE ?? ''
  expect(values.get(plainText(word))).toBe('ACTIVE')
  expect(values.get(plainText('active'))).toBe('ACTIVE')
})

const sheetOf = (...values: string[]) => ({
  name: '',
  headers: ['a'],
  rows: values.map((value, index) => ({ line: index + 2, cells: [value] })),
})

test.each([
  [['1,5', '1.234'], 'en', ','],
  [['1.234,5'], 'en', ','],
  [['1,234.5', '7'], 'de', '.'],
  [['0.125'], 'de', '.'],
  [['1.234.567'], 'en', ','],
  [['1.234'], 'de', ','],
  [['1.234'], 'en', '.'],
  [['x', ''], 'fr', ','],
] as const)('of %j the decimal mark for one who works in %s is %j', (values, language, decimal) => {
  const number: Record<string, EntityField> = { a: { label: 'name', kind: 'number' } }
  expect(detectFormat(sheetOf(...values), ['a'], number, localeFormat(language)).decimal).toBe(decimal)
})

test.each([
  [['13/02/2026', '01/02/2026'], 'en', 'dmy'],
  [['02/13/2026'], 'de', 'mdy'],
  [['01/02/2026'], 'en', 'mdy'],
  [['01.02.2026'], 'pl', 'dmy'],
] as const)('of %j the order for one who works in %s is %s', (values, language, order) => {
  const date: Record<string, EntityField> = { a: { label: 'name', kind: 'date' } }
  expect(detectFormat(sheetOf(...values), ['a'], date, localeFormat(language)).dateOrder).toBe(order)
})
