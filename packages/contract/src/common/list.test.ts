import { expect, test } from 'vitest'

import { listQuery, readRange } from './list.js'

test.each([
  ['plain', undefined],
  ['1', undefined],
  ['', undefined],
  ['1..5', { kind: 'number', from: '1', to: '5' }],
  ['-2.5..', { kind: 'number', from: '-2.5', to: null }],
  ['..0', { kind: 'number', from: null, to: '0' }],
  ['2026-01-01..2026-03-31', { kind: 'date', from: '2026-01-01', to: '2026-03-31' }],
  ['2026-01-01T10:00:00Z..', { kind: 'date', from: '2026-01-01T10:00:00Z', to: null }],
  ['..', null],
  ['1..2..3', null],
  ['1..2026-01-01', null],
  ['a..b', null],
  ['2026-02-30..', null],
  ['1e5..', null],
  [' 1..2', null],
])('a filter of %j is read as %j', (value, range) => {
  expect(readRange(value)).toEqual(range)
})

test('a list refuses ranges that are none, in its columns of numbers and dates alone', () => {
  const query = listQuery({ sort: [], filter: ['wbs', 'hours'], ranges: ['hours'] })
  const takes = (filter: Record<string, string[] | string>) => query.safeParse({ filter }).success
  expect(takes({ hours: ['1..5', '7'], wbs: ['1..2..3'] })).toBe(true)
  expect(takes({ hours: '10..' })).toBe(true)
  expect(takes({ hours: ['1..5', 'x..y'] })).toBe(false)
  expect(query.safeParse({ filter: { hours: ['..'] } }).error?.issues[0]?.path).toEqual(['filter', 'hours'])
})
