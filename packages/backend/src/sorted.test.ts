import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { follows, sorted, sortedPart } from './sorted.js'

const rowsOf = (keys: readonly (string | number)[]) => keys.map((key, index) => ({ key, index }))
const by = { name: 'key', keyOf: ({ key }: { key: string | number }) => key }

/** What a stable sort answers. */
const plain = (rows: ReturnType<typeof rowsOf>, descending: boolean) =>
  rows.toSorted((left, right) => (left.key === right.key ? 0 : left.key < right.key !== descending ? -1 : 1))

const keyLists = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 1500, size: 'max' }),
  fc.array(fc.double({ noNaN: true }), { maxLength: 1500, size: 'max' }),
  fc.array(fc.string({ maxLength: 3 }), { maxLength: 1500, size: 'max' }),
)

test('everything in order, equal keys in the order of the list, up and down', () => {
  const property = fc.property(keyLists, fc.boolean(), (keys, descending) => {
    const rows = rowsOf(keys)
    expect(sorted(rows, 'key', by.keyOf, descending)).toEqual(plain(rows, descending))
  })
  fc.assert(property, { numRuns: 60 })
})

test('parts, asked for in any order, are parts of the whole', () => {
  const places = fc.array(fc.tuple(fc.nat(1600), fc.nat(300)), { minLength: 1, maxLength: 8 })
  const property = fc.property(keyLists, places, fc.boolean(), (keys, parts, descending) => {
    const rows = rowsOf(keys)
    const whole = plain(rows, descending)
    for (const [start, size] of parts) {
      const part = sortedPart(rows, { ...by, descending }, { start, end: start + size })
      expect(part).toEqual(whole.slice(start, start + size))
    }
  })
  fc.assert(property, { numRuns: 100 })
})

test('arrangements that are hard for sorting', () => {
  const size = 20_000
  const arrangements = {
    'all equal': () => 1,
    'in order already': (index: number) => index,
    'the wrong way round': (index: number) => -index,
    'a saw': (index: number) => index % 100,
    'an organ pipe': (index: number) => Math.min(index, size - index),
  }
  for (const [says, keyAt] of Object.entries(arrangements)) {
    const rows = rowsOf(Array.from({ length: size }, (_, index) => keyAt(index)))
    let looked = 0
    const keyOf = ({ key }: { key: string | number }) => {
      looked += 1
      return key
    }
    expect(sortedPart(rows, { name: 'key', keyOf }, { start: 300, end: 320 }), says).toEqual(
      plain(rows, false).slice(300, 320),
    )
    expect(sorted(rows, 'key', keyOf), says).toEqual(plain(rows, false))
    expect(looked, 'keys are made once').toBe(size)
  }
})

test('a list stays as it is, and its order is its own', () => {
  const rows = Object.freeze(rowsOf([3, 1, 2]))
  const other = rowsOf([9, 8])
  expect(sorted(rows, 'key', by.keyOf).map(({ key }) => key)).toEqual([1, 2, 3])
  expect(sorted(other, 'key', by.keyOf).map(({ key }) => key)).toEqual([8, 9])
  expect(sorted(rows, 'index', ({ index }) => index, true).map(({ key }) => key)).toEqual([2, 1, 3])
  expect(rows.map(({ key }) => key)).toEqual([3, 1, 2])
  expect(sorted([], 'key', by.keyOf)).toEqual([])
})

test('what became of a list is in order too, however it was changed', () => {
  const change = fc.record({
    kind: fc.constantFrom('replace', 'add first', 'add last', 'remove', 'several', 'nothing'),
    at: fc.nat(1500),
    key: fc.integer({ min: 0, max: 9 }),
    look: fc.constantFrom('all', 'down', 'page', 'not'),
    told: fc.boolean(),
  })
  const property = fc.property(keyLists, fc.array(change, { maxLength: 12 }), (keys, changes) => {
    const numbers = keys.map((key) => (typeof key === 'number' ? key : key.length))
    let rows: ReturnType<typeof rowsOf> = rowsOf(numbers)
    sorted(rows, 'key', by.keyOf)
    for (const [number, { kind, at, key, look, told }] of changes.entries()) {
      const place = rows.length === 0 ? 0 : at % rows.length
      const row = { key, index: -number }
      const next = rows.slice()
      if (kind === 'add first') next.unshift(row)
      else if (kind === 'add last') next.push(row)
      else if (kind === 'remove') next.splice(place, 1)
      else if (kind === 'replace') next.splice(place, 1, row)
      else if (kind === 'several') next.splice(place, 3, row, { key: 5, index: -1000 - number })
      // Two lists may also be strangers to each other; then everything is found out again.
      if (told) follows(next, rows)
      rows = next
      if (look === 'all') expect(sorted(rows, 'key', by.keyOf)).toEqual(plain(rows, false))
      if (look === 'down') expect(sorted(rows, 'key', by.keyOf, true)).toEqual(plain(rows, true))
      if (look === 'page')
        expect(sortedPart(rows, by, { start: place, end: place + 10 })).toEqual(
          plain(rows, false).slice(place, place + 10),
        )
    }
    expect(sorted(rows, 'key', by.keyOf)).toEqual(plain(rows, false))
    expect(sorted(rows, 'key', by.keyOf, true)).toEqual(plain(rows, true))
  })
  fc.assert(property, { numRuns: 60 })
})

test('after one change, only the key of the changed row is made', () => {
  const rows = rowsOf(Array.from({ length: 5000 }, (_, index) => index % 7))
  let made = 0
  const keyOf = ({ key }: { key: string | number }) => {
    made += 1
    return key
  }
  sorted(rows, 'key', keyOf)
  const changed = rows.with(2500, { key: 3, index: 2500 })
  follows(changed, rows)
  made = 0
  expect(sorted(changed, 'key', keyOf)).toEqual(plain(changed, false))
  expect(made).toBe(1)
  // In between, a list that nobody sorted.
  const seen = changed.toSpliced(0, 0, { key: 0, index: -1 })
  const last = seen.toSpliced(0, 0, { key: 0, index: -2 })
  follows(seen, changed)
  follows(last, seen)
  expect(sorted(last, 'key', keyOf)).toEqual(plain(last, false))
  expect(made).toBe(3)
})
