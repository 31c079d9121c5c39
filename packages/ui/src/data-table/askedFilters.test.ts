import { expect, test } from 'vitest'
import { askedFilters } from './askedFilters.js'

const columns = [
  { id: 'size', columnDef: { meta: { type: 'number' } } },
  { id: 'changed', columnDef: { meta: { type: 'date' } } },
  { id: 'status', columnDef: { meta: { type: 'status' } } },
  { id: 'coded', columnDef: { meta: { valueText: (value: string) => value } } },
  { id: 'name', columnDef: {} },
  { id: 'code', columnDef: { meta: { type: 'number', filter: 'text' } } },
] as const

test('the kinds of filtered columns are those of their types', () => {
  const filters = { size: ['7..'], changed: [], name: ['Z*'], code: ['1*'], status: ['!A'], coded: ['A'], gone: ['x'] }
  expect(askedFilters(filters, columns)).toEqual({
    filters,
    kinds: { size: 'number', name: 'text', code: 'text', status: 'choice', coded: 'choice' },
  })
})
