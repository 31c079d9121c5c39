import { expect, test } from 'vitest'
import { formatOrgSearch, parseOrgSearch } from './orgSearch.js'

const today = '2026-11-20'

test('an address opens the same view again, and says nothing that is usual', () => {
  const view = { on: '2027-01-01', at: 'POS-00001', show: 'vacant' as const, q: 'lead' }
  expect(parseOrgSearch(formatOrgSearch(view, today), today)).toEqual(view)
  expect(formatOrgSearch(parseOrgSearch({}, today), today)).toEqual({})
  expect(parseOrgSearch({ on: '2026-02-30', show: 'none' }, today)).toEqual({ on: today, at: null, show: 'all', q: '' })
})
