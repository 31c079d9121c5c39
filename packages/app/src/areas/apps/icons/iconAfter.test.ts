import { expect, test } from 'vitest'
import { iconAfter } from './iconAfter.js'

// 0 1 2 3
// 4 5 6 7
// 8 9
const places = { count: 10, columns: 4, page: 2, isRtl: false }

test.each([
  [3, 'ArrowRight', 4],
  [9, 'ArrowRight', 9],
  [4, 'ArrowLeft', 3],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowDown', 5],
  [7, 'ArrowDown', 9],
  [8, 'ArrowDown', 8],
  [5, 'ArrowUp', 1],
  [2, 'ArrowUp', 2],
  [1, 'PageDown', 9],
  [9, 'PageUp', 1],
  [6, 'Home', 4],
  [5, 'End', 7],
  [8, 'End', 9],
])('from icon %i %s leads to %i', (place, key, next) => {
  expect(iconAfter(place, { key, all: false }, places)).toBe(next)
})

test('the ends are reached with Ctrl, what else it does is not the grid’s', () => {
  expect(iconAfter(5, { key: 'Home', all: true }, places)).toBe(0)
  expect(iconAfter(5, { key: 'End', all: true }, places)).toBe(9)
  expect(iconAfter(5, { key: 'ArrowRight', all: true }, places)).toBeNull()
  expect(iconAfter(5, { key: 'a', all: false }, places)).toBeNull()
})

test('from right to left the arrows follow what is seen', () => {
  expect(iconAfter(5, { key: 'ArrowRight', all: false }, { ...places, isRtl: true })).toBe(4)
  expect(iconAfter(5, { key: 'ArrowLeft', all: false }, { ...places, isRtl: true })).toBe(6)
})
