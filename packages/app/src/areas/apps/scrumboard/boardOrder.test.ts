import type { BoardDetail, Card } from '@embpm/contract/sample/scrumboard'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cardsJoined,
  cardsMoved,
  cardsOf,
  cardsSorted,
  lastPlace,
  listsMoved,
  movedBack,
  STEP,
  stepPlace,
  withCards,
  withLists,
} from './boardOrder.js'

const cardOf = (id: string, listId: string, position: number): Card => ({
  id,
  boardId: 'board',
  listId,
  position,
  title: id,
  description: null,
  labels: [],
  dueDate: null,
})

/** A board of lists, each with cards that are named for their ids and stand so far from each other. */
const boardOf = (lists: Readonly<Record<string, string>>, step = STEP): BoardDetail => ({
  id: 'board',
  title: 'Board',
  description: '',
  icon: '',
  lastActivity: '2026-01-01T00:00:00.000Z',
  members: [],
  labels: [],
  lists: Object.entries(lists).map(([id, cards], index) => ({
    id,
    boardId: 'board',
    position: STEP * (index + 1),
    title: id,
    cards: Array.from(cards, (name, place) => cardOf(name, id, step * (place + 1))),
  })),
})

const shape = ({ lists }: BoardDetail) =>
  Object.fromEntries(lists.map(({ id, cards }) => [id, cards.map((card) => card.id).join('')]))

const board = boardOf({ A: 'abc', B: 'de', C: '' })

test('a card alone changes while there is room between its neighbours', () => {
  const moved = cardsMoved(board, 'c', 'B', 'e')
  expect(moved).toEqual([cardOf('c', 'B', STEP * 1.5)])
  expect(shape(withCards(board, moved))).toEqual({ A: 'ab', B: 'dce', C: '' })
  expect(cardsMoved(board, 'a', 'C', null)).toEqual([cardOf('a', 'C', STEP)])
  expect(cardsMoved(board, 'a', 'B', null)).toEqual([cardOf('a', 'B', STEP * 3)])
  expect(cardsMoved(board, 'c', 'A', 'a')).toEqual([cardOf('c', 'A', 0)])
})

test('all cards of the list are spaced anew when no whole number is left', () => {
  const dense = boardOf({ A: 'abc', B: 'd' }, 1)
  const moved = cardsMoved(dense, 'd', 'A', 'b')
  expect(moved.map(({ id, position }) => [id, position])).toEqual([
    ['a', STEP],
    ['d', STEP * 2],
    ['b', STEP * 3],
    ['c', STEP * 4],
  ])
  expect(shape(withCards(dense, moved))).toEqual({ A: 'adbc', B: '' })
})

test('nothing changes for a card that stays, and for what is not there', () => {
  expect(cardsMoved(board, 'b', 'A', 'c')).toEqual([])
  expect(cardsMoved(board, 'c', 'A', null)).toEqual([])
  expect(cardsMoved(board, 'b', 'A', 'b')).toEqual([])
  expect(cardsMoved(board, 'x', 'A', null)).toEqual([])
  expect(cardsMoved(board, 'a', 'X', null)).toEqual([])
})

const move = fc.record({ card: fc.nat(9), list: fc.nat(9), place: fc.nat(9) })

test('cards stand where they were moved to, none is lost, whatever the distances', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.constantFrom(1, 3, STEP), (moves, step) => {
      let now = boardOf({ A: 'abc', B: 'de', C: '' }, step)
      const expected = new Map(Object.entries(shape(now)))
      for (const { card, list, place } of moves) {
        const id = 'abcde'[card % 5] ?? expect.fail()
        const to = 'ABC'[list % 3] ?? expect.fail()
        for (const [key, ids] of expected) expected.set(key, ids.replace(id, ''))
        const others = expected.get(to) ?? expect.fail()
        const at = place % (others.length + 1)
        expected.set(to, others.slice(0, at) + id + others.slice(at))
        now = withCards(now, cardsMoved(now, id, to, others[at] ?? null))
        expect(shape(now)).toEqual(Object.fromEntries(expected))
        for (const { cards } of now.lists) {
          const positions = cards.map(({ position }) => position)
          expect(new Set(positions).size).toBe(positions.length)
          expect(positions.every((position) => Number.isSafeInteger(position))).toBe(true)
        }
      }
    }),
  )
})

test('taking a move back leaves the board as it was, but for what was moved again', () => {
  fc.assert(
    fc.property(move, fc.constantFrom(1, STEP), ({ card, list, place }, step) => {
      const before = boardOf({ A: 'abc', B: 'de', C: '' }, step)
      const target = before.lists[list % 3] ?? expect.fail()
      const moved = cardsMoved(before, 'abcde'[card % 5] ?? '', target.id, target.cards[place]?.id ?? null)
      expect(movedBack(withCards(before, moved), moved, cardsOf(before))).toEqual(before)
    }),
  )
  const first = cardsMoved(board, 'a', 'B', null)
  const then = withCards(board, first)
  const again = withCards(then, cardsMoved(then, 'a', 'C', null))
  expect(movedBack(again, first, cardsOf(board))).toEqual(again)
})

test('a card steps past its neighbours and no further', () => {
  const { cards } = board.lists[0] ?? expect.fail()
  expect(stepPlace(cards, 'b', -1)).toBe('a')
  expect(stepPlace(cards, 'a', 1)).toBe('c')
  expect(stepPlace(cards, 'b', 1)).toBeNull()
  expect(stepPlace(cards, 'a', -1)).toBeUndefined()
  expect(stepPlace(cards, 'c', 1)).toBeUndefined()
})

test('cards of a list follow those of another one in their order', () => {
  expect(shape(withCards(board, cardsJoined(board, 'A', 'B')))).toEqual({ A: '', B: 'deabc', C: '' })
  expect(shape(withCards(board, cardsJoined(board, 'B', 'C')))).toEqual({ A: 'abc', B: '', C: 'de' })
})

test('a list is sorted by day, those without one last, or by title; the others stay', () => {
  const due = (card: Card, dueDate: string | null): Card => ({ ...card, dueDate })
  const [a = expect.fail(), b = expect.fail(), c = expect.fail()] = cardsOf(board)
  const dated = withCards(board, [due(a, null), due(b, '2026-03-02T12:00:00Z'), due(c, '2026-03-01T12:00:00Z')])
  const ids = (cards: readonly Card[]) => cards.map(({ id }) => id).join('')
  expect(ids(cardsSorted(dated, 'A', 'due', 'en'))).toBe('cbade')
  const titled = withCards(board, [
    { ...a, title: 'Step 10' },
    { ...b, title: 'ärgern' },
    { ...c, title: 'Step 9' },
  ])
  expect(ids(cardsSorted(titled, 'A', 'title', 'de'))).toBe('bcade')
})

test('a list goes past its neighbour, and all are spaced evenly', () => {
  const moved = listsMoved(board.lists, 'C', -1)
  expect(moved.map(({ id, position }) => [id, position])).toEqual([
    ['A', STEP],
    ['C', STEP * 2],
    ['B', STEP * 3],
  ])
  expect(moved.every((list) => !('cards' in list))).toBe(true)
  expect(shape(withLists(board, moved))).toEqual({ A: 'abc', C: '', B: 'de' })
  expect(Object.keys(shape(withLists(board, moved)))).toEqual(['A', 'C', 'B'])
  expect(listsMoved(board.lists, 'A', -1)).toEqual([])
  expect(listsMoved(board.lists, 'C', 1)).toEqual([])
})

test('the last place is behind all others, also among none', () => {
  expect(lastPlace([])).toBe(STEP)
  expect(lastPlace([{ position: 3 }, { position: 8 }])).toBe(STEP + 8)
})
