import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../shell/searchParams.js'
import { formatBuildSearch, parseBuildSearch } from './buildSearch.js'

const id = fc.option(fc.string({ minLength: 1, maxLength: 64 }))

test('an address opens what it was made from', () => {
  fc.assert(
    fc.property(fc.record({ process: id, step: id, search: fc.string({ maxLength: 50 }) }), (view) => {
      expect(parseBuildSearch(parseSearch(stringifySearch(formatBuildSearch(view))))).toEqual({ view, ignored: [] })
    }),
  )
})

test('what an address asks for in vain is named', () => {
  expect(parseBuildSearch(parseSearch('?process=PRC-1&revision=2&layout=dense')).ignored).toEqual(['revision=2'])
})
