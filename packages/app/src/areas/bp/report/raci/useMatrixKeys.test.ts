import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterOfKey, placeAfterKey } from './useMatrixKeys.js'

const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown')

test('keys stay in the grid, and never in the corner below checks and beside sums', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: keys, ctrlKey: fc.boolean() }), { maxLength: 30 }),
      fc.record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 9 }) }),
      fc.constantFrom(1 as const, -1 as const),
      (pressed, size, forward) => {
        let place = { row: 0, column: 0 }
        for (const event of pressed) {
          place = placeAfterKey({ ...event, metaKey: false }, place, { ...size, page: 3, forward }) ?? place
          expect(place.row).toBeGreaterThanOrEqual(0)
          expect(place.column).toBeGreaterThanOrEqual(0)
          expect(place.row).toBeLessThanOrEqual(size.rows)
          expect(place.column).toBeLessThanOrEqual(size.columns)
          expect(place.row === size.rows && place.column === size.columns).toBe(false)
        }
      },
    ),
  )
})

test.each([
  ['ArrowRight', false, { row: 1, column: 2 }],
  ['ArrowLeft', false, { row: 1, column: 0 }],
  ['ArrowDown', false, { row: 2, column: 1 }],
  ['Home', false, { row: 1, column: 0 }],
  ['End', false, { row: 1, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 4, column: 4 }],
  ['PageDown', false, { row: 4, column: 1 }],
  ['PageUp', false, { row: 0, column: 1 }],
  ['x', false, null],
])('%s, with Ctrl %s', (key, ctrlKey, place) => {
  const size = { rows: 5, columns: 4, page: 3, forward: 1 as const }
  expect(placeAfterKey({ key, ctrlKey, metaKey: false }, { row: 1, column: 1 }, size)).toEqual(place)
})

test.each([
  ['r', 'KeyR', 'R'],
  ['A', 'KeyQ', 'A'],
  ['q', 'KeyA', null],
  ['с', 'KeyC', 'C'],
  ['ш', 'KeyI', 'I'],
  ['Delete', 'Delete', null],
])('%s on %s writes %s', (key, code, letter) => {
  expect(letterOfKey({ key, code })).toBe(letter)
})
