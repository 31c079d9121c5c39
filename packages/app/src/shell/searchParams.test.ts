import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './searchParams.js'

test('values stay text, names given several times become a list', () => {
  expect(parseSearch('?q=007&technology=BAPI&technology=OData+V2')).toEqual({
    q: '007',
    technology: ['BAPI', 'OData V2'],
  })
})

test('what was written reads the same', () => {
  const search = { q: 'idoc sales & more', technology: ['a', 'b=c'] }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('leaves out what has no value', () => {
  expect(stringifySearch({ q: undefined, sort: null, page: 2 })).toBe('?page=2')
  expect(stringifySearch({})).toBe('')
})
