import { assert, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { scrollRange } from './scrollRange.js'

test('rows that fit into an element are scrolled px by px', () => {
  const range = scrollRange(100_000, 32, 600)
  expect(range.size).toBe(3_200_000)
  expect(range.offsetAt(1234)).toBe(1234)
  expect(range.scrollTopAt(1234)).toBe(1234)
})

test('the end of the scroll bar is the end of the rows, however many there are', () => {
  assert(
    property(integer({ min: 1, max: 50_000_000 }), integer({ min: 28, max: 84 }), (count, rowHeight) => {
      const room = 640
      const range = scrollRange(count, rowHeight, room)
      expect(range.size).toBeLessThan(17_000_000)
      expect(range.offsetAt(range.size - room)).toBeCloseTo(count * rowHeight - room, 3)
    }),
  )
})

test('a row is found again at the place that it was scrolled to', () => {
  assert(
    property(integer({ min: 1, max: 5_000_000 }), nat(4_999_999), (count, row) => {
      const range = scrollRange(count, 32, 640)
      const offset = Math.min(row, count) * 32
      expect(range.offsetAt(range.scrollTopAt(offset))).toBeCloseTo(offset, 3)
    }),
  )
})
