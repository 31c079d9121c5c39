import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from './amounts.js'
import { gridOf } from './grid.fixture.js'
import { placeAfter, rangeOf } from './gridModel.js'
import { pasteBlock } from './pasteBlock.js'

const keys = fc.record({
  key: fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'),
  ctrlKey: fc.boolean(),
  metaKey: fc.constant(false),
})

test('keys stay within the grid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 53 }),
      fc.array(keys),
      (rows, columns, pressed) => {
        const model = gridOf(rows, columns, 0, () => true)
        let at = { row: 0, column: 0 }
        for (const one of pressed) {
          const next = placeAfter(model, at, one, 5)
          if (!next) throw new Error(`${one.key} leads nowhere`)
          expect(model.orders[next.row] && model.periods[next.column]).toBeDefined()
          at = next
        }
      },
    ),
  )
})

test('Ctrl leads to the edges, and Home and End to the corners', () => {
  const model = gridOf(10, 53, 0, () => true)
  const at = { row: 4, column: 20 }
  const to = (key: string, ctrlKey: boolean) => placeAfter(model, at, { key, ctrlKey, metaKey: false }, 5)
  expect(to('ArrowDown', true)).toEqual({ row: 9, column: 20 })
  expect(to('ArrowLeft', true)).toEqual({ row: 4, column: 0 })
  expect(to('Home', false)).toEqual({ row: 4, column: 0 })
  expect(to('End', true)).toEqual({ row: 9, column: 52 })
  expect(to('x', false)).toBeNull()
})

test('a range has each cell that can be changed once, and none of a closed week', () => {
  const place = fc.record({ row: fc.nat(9), column: fc.nat(11) })
  fc.assert(
    fc.property(place, place, fc.nat(12), (from, to, closed) => {
      const model = gridOf(10, 12, closed, (row, column) => (row + column) % 3 > 0)
      const range = rangeOf(model, from, to)
      expect(new Set(range.map(({ id }) => id)).size).toBe(range.length)
      expect(range.map(({ id }) => id)).toEqual(rangeOf(model, to, from).map(({ id }) => id))
      for (const { id } of range) expect(model.placeOf.get(id)?.column).toBeGreaterThanOrEqual(closed)
    }),
  )
})

const languages = ['en', 'de', 'es', 'fr', 'pl', 'pt-BR', 'pt-PT', 'ru']

test('an amount is read as it is written, in each language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.integer({ min: 0, max: 9_999_999 }), (language, hundredths) => {
      const value = hundredths / 100
      const text = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
      expect(parseAmount(text, language, 'hours')).toBe(value)
    }),
  )
  expect(parseAmount('14.5', 'de', 'hours')).toBe(14.5)
  expect(parseAmount('1.840', 'de', 'quantity')).toBe(1840)
  for (const wrong of ['', 'x', '-1', '1e3', '1,2,3', '999999999'])
    expect(parseAmount(wrong, 'en', 'quantity')).toBeNull()
})

test('of a block each value is entered or named, none is lost', () => {
  const text = fc.constantFrom('', '8', '7.5', '4 / 8', 'eight', '-3')
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }), (block) => {
      const model = gridOf(4, 6, 2, (row, column) => (row + column) % 4 > 0)
      const at = { row: 1, column: 1 }
      const copied = block.map((line) => line.join('\t')).join('\r\n')
      const { values, problems } = pasteBlock(model, at, `${copied}\r\n`, { language: 'en', measure: 'hours' })
      expect(values.length + problems.length).toBe(block.flat().filter((one) => one !== '').length)
      for (const { cell } of values) expect(model.placeOf.get(cell.id)?.column).toBeGreaterThanOrEqual(2)
    }),
  )
})
