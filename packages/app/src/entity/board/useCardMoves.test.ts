import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withCard } from './useCardMoves.js'

const page = (ids: readonly string[], total = ids.length) => ({
  rows: ids.map((id) => ({ id, text: 'old' })),
  total,
  unfilteredTotal: 100,
  page: 1,
  size: 50,
})

const card = { id: 'b', text: 'new' }
const idsOf = ({ rows }: ReturnType<typeof page>) => rows.map(({ id }) => id)

test('a card comes to its place, and counts', () => {
  const after = withCard(page(['a', 'c'], 80), card, 1)
  expect(idsOf(after)).toEqual(['a', 'b', 'c'])
  expect(after.total).toBe(81)
})

test('a card that is there stays at its place, and is renewed', () => {
  const after = withCard(page(['a', 'b', 'c']), card, 0)
  expect(idsOf(after)).toEqual(['a', 'b', 'c'])
  expect(after.rows[1]).toBe(card)
  expect(after.total).toBe(3)
})

test('a card leaves the columns that it does not stand in', () => {
  expect(idsOf(withCard(page(['a', 'b']), card, null))).toEqual(['a'])
  const without = page(['a', 'c'])
  expect(withCard(without, card, null)).toBe(without)
})

test('taking a card back leaves the column as it was', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(ids, fc.nat(), (all, seed) => {
      const before = page(all)
      const place = seed % all.length
      const taken = before.rows[place]
      if (!taken) return
      expect(withCard(withCard(before, taken, null), taken, place)).toEqual(before)
    }),
  )
})
