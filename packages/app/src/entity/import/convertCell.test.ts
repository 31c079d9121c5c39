import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../../session/languages.js'
import type { EntityField } from '../EntityField.js'
import type { Cell } from './Cell.js'
import { convertCell } from './convertCell.js'
import { localeFormat } from './ImportFormat.js'
import { parseDate } from './parseDate.js'
import { parseDateTime } from './parseDateTime.js'
import { parseNumber } from './parseNumber.js'

const amounts = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((units) => units / 1000)
const days = fc
  .integer({ min: Date.UTC(1980, 0, 1) / 86_400_000, max: Date.UTC(2068, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000))

describe.each(languages)('%s', (language) => {
  const format = localeFormat(language)

  test('reads the numbers that it writes', () => {
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseNumber(number.format(amount), format)).toBe(amount)
      }),
    )
  })

  test('reads the numbers that programs write, where they cannot be read otherwise', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = amount.toFixed(2)
        expect(parseNumber(text, format)).toBe(Number(text) || 0)
      }),
    )
  })

  test.each(['short', 'medium', 'long', 'full'] as const)('reads its %s dates', (dateStyle) => {
    const date = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' })
    fc.assert(
      fc.property(days, (day) => {
        expect(parseDate(date.format(day), format)).toBe(day.toISOString().slice(0, 10))
      }),
    )
  })

  test('reads ISO dates', () => {
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10)
        expect(parseDate(iso, format)).toBe(iso)
      }),
    )
  })

  test.each(['short', 'medium', 'long'] as const)('reads its %s times', (dateStyle) => {
    const time = new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'medium' })
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 86_399 }), (day, second) => {
        const moment = new Date(day.getTime() + second * 1000)
        expect(parseDateTime(time.format(moment), format)).toBe(moment.toISOString())
      }),
    )
  })
})

const english = localeFormat('en')
const german = localeFormat('de')

test.each([
  ['1.234', german, 1234],
  ['1.234', english, 1.234],
  ['1,234', english, 1234],
  ['1,5', english, null],
  ['1.5', german, 1.5],
  ['12 345,6', german, 12_345.6],
  ["1'234.5", english, 1234.5],
  ['12,34,567.5', english, 1_234_567.5],
  ['-0', english, 0],
  ['\u22125', english, -5],
  ['1e3', english, 1000],
  ['12 pieces', english, null],
  ['1.2.3', english, null],
  ['', english, null],
  ['-', english, null],
  ['1'.repeat(400), english, null],
])('the number %j is %j', (text, format, number) => {
  expect(parseNumber(text, format)).toBe(number)
})

test.each([
  ['31.02.2026', german],
  ['13/13/2026', english],
  ['2026-02-29', english],
  ['20. Juni Juli 2026', german],
  ['yesterday', english],
  ['1 2 3', english],
  ['01.02.026', german],
])('%j is no day', (text, format) => {
  expect(parseDate(text, format)).toBeNull()
})

test('reads a time with its zone, and a day alone as its first minute', () => {
  expect(parseDateTime('2026-11-20T09:00:00+02:00', english)).toBe('2026-11-20T07:00:00.000Z')
  expect(parseDateTime('20.11.2026', german)).toBe('2026-11-20T00:00:00.000Z')
  expect(parseDateTime('11/20/2026 12:30 am', english)).toBe('2026-11-20T00:30:00.000Z')
  expect(parseDateTime('20.11.2026 25:00', german)).toBeNull()
})

const choices = new Map([['aktiv', 'ACTIVE']])
const read = (cell: Cell, kind: EntityField['kind']) =>
  convertCell(cell, kind === 'reference' ? { label: 'name', kind, to: 'people' } : { label: 'name', kind }, {
    format: german,
    choices: () => choices,
  })

test.each<[Cell, EntityField['kind'], unknown]>([
  ['a\r\nb ', 'text', 'a b'],
  ['a\r\nb', 'longText', 'a\nb'],
  [7, 'text', '7'],
  [1.5, 'number', 1.5],
  ['ja', 'boolean', true],
  ['FALSE', 'boolean', false],
  [true, 'boolean', true],
  ['Нет', 'boolean', false],
  ['Aktiv', 'choice', 'ACTIVE'],
  ['a, b;a\nc', 'list', ['a', 'b', 'c']],
  ['["a,b","c"]', 'list', ['a,b', 'c']],
  ['{"a":[1]}', 'json', { a: [1] }],
  ['null', 'json', null],
  [{ wall: '2026-11-20T00:00:00' }, 'date', '2026-11-20'],
  [{ wall: '2026-11-20T09:30:00' }, 'dateTime', '2026-11-20T09:30:00.000Z'],
  ['20.11.2026 09:30', 'date', '2026-11-20'],
  ['2026-11-20T09:30:00Z', 'date', '2026-11-20'],
  [{ wall: '2026-11-20T00:00:00' }, 'text', '2026-11-20'],
])('%j as %s is %j', (cell, kind, value) => {
  expect(read(cell, kind)).toEqual({ value })
})

test.each<[Cell, EntityField['kind'], string]>([
  ['perhaps', 'boolean', 'invalid'],
  ['Activo', 'choice', 'unknownValue'],
  ['{a', 'json', 'invalid'],
  ['31.02.2026', 'date', 'invalid'],
])('%j as %s is refused', (cell, kind, problem) => {
  expect(read(cell, kind)).toEqual({ problem })
})

test('no text throws', () => {
  const kinds: EntityField['kind'][] = ['text', 'number', 'date', 'dateTime', 'boolean', 'choice', 'list', 'json']
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...kinds), (text, kind) => {
      expect(() => read(text, kind)).not.toThrow()
    }),
  )
})
