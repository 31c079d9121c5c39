import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { pageNumbers } from './pageNumbers.js'

it('names first, last and current page in order, in at most seven places', () => {
  assert(
    property(integer({ min: 1, max: 500 }), integer({ min: 1, max: 500 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)]
      const numbers = pageNumbers(page, pages)
      const named = numbers.filter((number) => number !== null)
      expect(named).toEqual([...new Set(named)].toSorted((x, y) => x - y))
      expect(named).toEqual(expect.arrayContaining([1, page, pages]))
      expect(numbers).toHaveLength(Math.min(7, pages))
    }),
  )
})
