import { expect, test } from 'vitest'
import { askedFilters } from './askedFilters.js'

const columns = [
  { id: 'size', columnDef: { meta: { range: 'number' } } },
  { id: 'changed', columnDef: { meta: { range: 'date' } } },
  { id: 'name', columnDef: {} },
] as const

test('ranges are named, written anew, and left out where they cannot be read', () => {
  const filters = { size: ['07..x'], changed: ['soon'], name: ['1..5'], gone: ['x'] }
  expect(askedFilters(filters, columns)).toEqual({
    filters: { size: ['7..'], changed: [], name: ['1..5'], gone: ['x'] },
    ranges: { size: 'number' },
  })
})

test('a table without ranges asks as before', () => {
  expect(askedFilters({ name: ['a'], size: [] }, columns)).toEqual({ filters: { name: ['a'], size: [] } })
})
