import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../shell/searchParams.js'
import { commentScopes, compareModes, formatViewSearch, overlayKinds, parseViewSearch } from './viewSearch.js'

const id = fc.option(fc.string({ minLength: 1, maxLength: 64 }))

test('an address opens what it was made from', () => {
  const text = fc.string({ minLength: 1, maxLength: 64 })
  const comparison = fc.option(fc.record({ from: text, to: text, mode: fc.constantFrom(...compareModes) }))
  const variant = fc.option(fc.record({ variant: text, mode: fc.constantFrom(...compareModes) }))
  const views = fc.record({
    process: id,
    comparison,
    variant,
    revision: id,
    step: id,
    show: fc.subarray([...overlayKinds]),
    path: fc.option(fc.integer({ min: 1, max: 20 })),
    comments: fc.option(fc.constantFrom(...commentScopes)),
    thread: id,
    search: fc.string({ maxLength: 50 }),
  })
  fc.assert(
    fc.property(views, (some) => {
      const view = {
        ...some,
        comparison: some.process === null ? null : some.comparison,
        variant: some.process === null ? null : some.variant,
        thread: some.comments === null ? null : some.thread,
      }
      // One is compared with one: revisions first.
      if (view.comparison) view.variant = null
      expect(parseViewSearch(parseSearch(stringifySearch(formatViewSearch(view))))).toEqual({ view, ignored: [] })
    }),
  )
})

test('what an address asks for in vain is named', () => {
  const { view, ignored } = parseViewSearch(parseSearch('?process=PRC-1&path=0&show=all&layout=dense&x=y'))
  expect(view).toMatchObject({ process: 'PRC-1', path: null, show: [] })
  expect(ignored).toEqual(['path=0', 'show=all', 'x=y'])
})

test('the link of a mention opens the thread at its step', () => {
  const { view, ignored } = parseViewSearch(parseSearch('?process=PRC-00082&step=Step_4&thread=CT-00001'))
  expect(view).toMatchObject({ process: 'PRC-00082', step: 'Step_4', comments: 'step', thread: 'CT-00001' })
  expect(ignored).toEqual([])
})
