import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RawSearch } from '../../shell/searchParams.js'
import { differsFrom, viewAddress, viewSearch } from './viewAddress.js'

const word = fc.string({ minLength: 1, maxLength: 8 })
const several = fc.array(word, { minLength: 2, maxLength: 3 })
const search = fc.dictionary(
  fc.constantFrom('q', 'status', 'type', 'sort', 'columns', 'size', 'view', 'group'),
  fc.oneof(word, several),
)

test('a view shows what was kept', () => {
  fc.assert(
    fc.property(search, (kept: RawSearch) => {
      const address = viewAddress({ ...kept, page: '3', layout: 'dense', saved: 'VW-1' })
      const shown = viewSearch({ id: 'VW-2', address })
      expect(shown).toEqual({ ...kept, saved: 'VW-2' })
      expect(differsFrom({ address }, { ...shown, page: '7' })).toBe(false)
      expect(differsFrom({ address }, { ...shown, q: 'another one' })).toBe(true)
    }),
  )
})

test('the order of the parameters does not matter, a question mark neither', () => {
  expect(differsFrom({ address: '?sort=-wbs&status=ACTIVE' }, { status: 'ACTIVE', sort: '-wbs' })).toBe(false)
})

test('a view cannot name another view, page or layout', () => {
  expect(viewSearch({ id: 'VW-1', address: 'saved=VW-2&page=4&layout=empty&q=a&view=board' })).toEqual({
    q: 'a',
    view: 'board',
    saved: 'VW-1',
  })
})
