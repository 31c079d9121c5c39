import type { Card } from '@embpm/contract/sample/scrumboard'
import { expect, test } from 'vitest'
import { chosenCards, isChoosy } from './scrumSearch.js'

const label = { id: 'red', boardId: 'board', title: 'Red' }
const card = (id: string, title: string, description: string | null, labels: Card['labels'] = []): Card => ({
  id,
  boardId: 'board',
  listId: 'list',
  position: 1,
  title,
  description,
  labels,
  dueDate: null,
})
const cards = [card('a', 'Bin labels', null, [label]), card('b', 'Pilot', 'With IÇEL labels'), card('c', 'Done', null)]
const idsOf = (found: readonly Card[]) => found.map(({ id }) => id)

test('a search looks into titles and descriptions, ignoring case and spaces around it', () => {
  expect(idsOf(chosenCards(cards, { search: ' LABELS ' }, 'en'))).toEqual(['a', 'b'])
  expect(idsOf(chosenCards(cards, { search: 'içel' }, 'en'))).toEqual(['b'])
  expect(chosenCards(cards, { search: '' }, 'en')).toEqual(cards)
})

test('a label and a search both count', () => {
  expect(idsOf(chosenCards(cards, { search: '', label: 'red' }, 'en'))).toEqual(['a'])
  expect(chosenCards(cards, { search: 'pilot', label: 'red' }, 'en')).toEqual([])
})

test('only what leaves cards out is choosy', () => {
  expect(isChoosy({ search: ' ' })).toBe(false)
  expect(isChoosy({ search: 'a' })).toBe(true)
  expect(isChoosy({ search: '', label: 'red' })).toBe(true)
})
