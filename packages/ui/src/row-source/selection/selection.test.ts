import { array, assert, constantFrom, integer, property, record, subarray, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { extended, toggled, withKeys, type Selected, type SelectionMode } from './selection.js'

const list = 'abcdefghij'.split('')
const place = integer({ min: 0, max: list.length - 1 })
const itself = (key: string) => key
const keysOf = (selected: Selected) => [...selected.keys]
const before = subarray([...list, 'other', 'page']).map((keys): Selected => ({ keys: new Set(keys), range: null }))

/** Selects the anchor by a click, and moves the end of the range by clicks with Shift. */
const clicked = (from: Selected, anchor: number, ends: readonly number[]) =>
  ends.reduce<Selected>(
    (selected, to) => extended(selected, list, itself, to, to),
    toggled(from.keys, list[anchor] ?? '', 'multiple'),
  )

test('toggling a row twice is nothing, and says no more than its key', () => {
  assert(
    property(before, place, (selected, index) => {
      const key = list[index] ?? ''
      const once = toggled(selected.keys, key, 'multiple')
      expect(withKeys(once.keys, [key], false)).toEqual(withKeys(selected.keys, [key], false))
      expect(once.keys.has(key)).toBe(!selected.keys.has(key))
      expect(toggled(once.keys, key, 'multiple').keys).toEqual(selected.keys)
    }),
  )
})

test('a range is the rows between its anchor and its end, whatever was passed on the way; what was selected before stays', () => {
  assert(
    property(before, place, array(place, { maxLength: 6 }), place, (selected, anchor, passed, end) => {
      const between = list.slice(Math.min(anchor, end), Math.max(anchor, end) + 1)
      const others = keysOf(selected).filter((key) => key !== list[anchor])
      expect(clicked(selected, anchor, [...passed, end]).keys).toEqual(new Set([...others, ...between]))
    }),
  )
})

test('an arrow goes on with the range at its end, and begins another elsewhere', () => {
  const range = clicked({ keys: new Set(), range: null }, 2, [5])
  expect(keysOf(extended(range, list, itself, 4, 5, true))).toEqual(['c', 'd', 'e'])
  expect(keysOf(extended(range, list, itself, 7, 8, true))).toEqual('cdefhi'.split(''))
})

test('a range on another page stays, and a new one begins at the cursor', () => {
  const range = clicked({ keys: new Set(), range: null }, 2, [4])
  const next = extended(range, ['x', 'y', 'z'], itself, 2, 1)
  expect(keysOf(next)).toEqual(['c', 'd', 'e', 'y', 'z'])
  expect(next.range).toMatchObject({ from: 'y', to: 'z' })
})

test('keys keep the order in which they were selected', () => {
  assert(
    property(uniqueArray(place, { minLength: 1 }), array(place, { maxLength: 4 }), (order, ends) => {
      const keys = order.map((index) => list[index] ?? '')
      const toggledAll = keys.reduce<Selected>((selected, key) => toggled(selected.keys, key, 'multiple'), {
        keys: new Set(),
        range: null,
      })
      expect(keysOf(toggledAll)).toEqual(keys)
      const after = keysOf(clicked({ keys: new Set(keys.slice(1)), range: null }, order[0] ?? 0, ends))
      expect(after.filter((key) => keys.slice(1).includes(key))).toEqual(keys.slice(1))
    }),
  )
})

test('a single selection has at most one row, and none selects nothing', () => {
  const modes = constantFrom<SelectionMode>('single', 'none')
  assert(
    property(record({ mode: modes, rows: array(place) }), ({ mode, rows }) => {
      const start: Selected = { keys: new Set(), range: null }
      const end = rows.reduce((selected, index) => toggled(selected.keys, list[index] ?? '', mode), start)
      expect(keysOf(end)).toEqual(mode === 'single' ? rows.slice(-1).map((index) => list[index]) : [])
    }),
  )
})
