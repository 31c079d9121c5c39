import { expect, test } from 'vitest'

import { listQuery } from './list.js'

test('a list refuses conditions that are none, in its columns of numbers and dates alone', () => {
  const query = listQuery({
    sort: [],
    filter: ['wbs', 'hours', 'at'],
    kinds: { wbs: 'text', hours: 'number', at: 'date' },
  })
  const takes = (filter: Record<string, string[] | string>) => query.safeParse({ filter }).success
  expect(takes({ hours: ['1..5', '7', '!<'], wbs: ['1..2..3'] })).toBe(false)
  expect(takes({ hours: ['1..5', '7', '>1e-7', '!='], wbs: ['1..2..3', 'Z*', '!*x*', ''] })).toBe(true)
  expect(takes({ hours: '10..' })).toBe(true)
  expect(takes({ at: ['2026-01-01..', '2026-01-01T10:00:00Z..'] })).toBe(true)
  expect(takes({ hours: ['1..5', 'x..y'] })).toBe(false)
  expect(takes({ at: '2026-02-30..' })).toBe(false)
  expect(takes({ at: '1..2026-01-01' })).toBe(false)
  expect(query.safeParse({ filter: { hours: ['..'] } }).error?.issues[0]?.path).toEqual(['filter', 'hours'])
})
