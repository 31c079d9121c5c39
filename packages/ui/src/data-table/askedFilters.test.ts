import { expect, test } from 'vitest'
import { askedFilters } from './askedFilters.js'

const columns = [
  { id: 'size', columnDef: { meta: { type: 'number' } } },
  { id: 'changed', columnDef: { meta: { type: 'date' } } },
  { id: 'status', columnDef: { meta: { type: 'status' } } },
  { id: 'name', columnDef: {} },
  { id: 'code', columnDef: { meta: { type: 'number', filter: 'text' } } },
] as const

test('kinds are named by the type of the column, and what cannot be read is left out', () => {
  const filters = { size: ['07..', 'x'], changed: ['soon'], name: ['1..5'], code: ['1*'], status: ['!A'], gone: ['x'] }
  expect(askedFilters(filters, columns)).toEqual({
    filters: { ...filters, size: ['07..'], changed: [] },
    kinds: { size: 'number', name: 'text', code: 'text' },
  })
})

test('a table without filters names no kinds', () => {
  expect(askedFilters({ size: [] }, columns)).toEqual({ filters: { size: [] } })
})
