import {
  type Board,
  board,
  boardDetail,
  boardLabel,
  boardList,
  card,
  type Card,
} from '@embpm/contract/sample/scrumboard'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { people } from './people.data.js'
import { boardSeeds, cardSeeds, labelSeeds, listSeeds } from './scrumboard.data.js'

const step = 65_536
const [first = expect.fail()] = boardSeeds
const ownLists = listSeeds.filter(({ boardId }) => boardId === first.id)
const ownLabels = labelSeeds.filter(({ boardId }) => boardId === first.id)
const [label = expect.fail(), otherLabel = expect.fail()] = ownLabels
const [list = expect.fail(), nextList = expect.fail()] = ownLists
const byId = <R extends { id: string }>(rows: readonly R[], id: string) =>
  rows.find((row) => row.id === id) ?? expect.fail()

/** How a card of the sample is answered. */
const shown = (seed: (typeof cardSeeds)[number]): Card => ({
  ...seed,
  labels: seed.labels.map((id) => byId(labelSeeds, id)),
})
const allCards = cardSeeds.map(shown)
const [one = expect.fail(), two = expect.fail()] = allCards

/** How a board of the sample is answered. */
const detailOf = (seed: Board) => ({
  ...seed,
  lists: listSeeds
    .filter(({ boardId }) => boardId === seed.id)
    .map((own) => ({ ...own, cards: allCards.filter(({ listId }) => listId === own.id) })),
  labels: labelSeeds.filter(({ boardId }) => boardId === seed.id),
})

const detail = ({ read }: World, id = first.id) => read(boardDetail, `GET board?id=${id}`)
const cardsOf = async (world: World, id = first.id) => (await detail(world, id)).lists.flatMap(({ cards }) => cards)
const everyCard = async (world: World) => {
  const cards: Card[] = []
  for (const { id } of boardSeeds) cards.push(...(await cardsOf(world, id)))
  return cards
}
const without = <T extends object, K extends keyof T>(row: T, key: K): Omit<T, K> => {
  const { [key]: _left, ...rest } = row
  return rest
}

/** The id of a new entity, which nothing had before. */
function newId({ id }: { id: string }): string {
  const taken = [...listSeeds, ...cardSeeds, ...labelSeeds].map((seed) => seed.id)
  expect(['mine', ...taken]).not.toContain(id)
  return id
}

conforms('/apps/scrumboard', [
  {
    says: 'lists the boards with whole members',
    check: async ({ read }) => {
      const boards = await read(z.array(board), 'GET boards')
      expect(boards).toEqual(boardSeeds)
      expect(boards).toHaveLength(5)
      const known = people.map(({ id, name, avatar }) => ({ id, name, avatar }))
      for (const { members } of boards) {
        expect(members.length).toBeGreaterThan(2)
        expect(known).toEqual(expect.arrayContaining(members))
      }
    },
  },
  ...boardSeeds.map((seed) => ({
    says: `reads ${seed.id} with lists, cards and labels, spaced by ${step}`,
    check: async (world: World) => {
      const read = await detail(world, seed.id)
      expect(read).toEqual(detailOf(seed))
      const spaced = (rows: readonly { position: number }[]) =>
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => step * (index + 1)))
      spaced(read.lists)
      for (const { cards } of read.lists) spaced(cards)
      const labelsInUse = read.lists.flatMap(({ cards }) => cards).flatMap(({ labels }) => labels)
      expect(read.labels).toEqual(expect.arrayContaining(labelsInUse))
    },
  })),
  { says: 'answers nothing for an unknown board', call: 'GET board?id=nope', answers: null },
  {
    says: 'creates a list and shows it by its position',
    check: async (world) => {
      const given = { boardId: first.id, position: step * 1.5, title: 'Zwischen' }
      const made = await world.read(boardList, 'POST board/list', { list: { ...given, id: 'mine' } })
      expect(made).toEqual({ ...given, id: newId(made) })
      const titles = (await detail(world)).lists.map(({ title }) => title)
      expect(titles).toEqual(ownLists.map(({ title }) => title).toSpliced(1, 0, 'Zwischen'))
      expect((await detail(world)).lists[1]).toEqual({ ...made, cards: [] })
    },
  },
  {
    says: 'changes a list',
    check: async (world) => {
      const changed = { ...list, title: 'Später' }
      expect(await world.read(boardList, 'PATCH board/list', { list: { id: list.id, title: 'Später' } })).toEqual(
        changed,
      )
      const expected = detailOf(first)
      expect(await detail(world)).toEqual({
        ...expected,
        lists: expected.lists.map((row) => (row.id === list.id ? { ...row, title: 'Später' } : row)),
      })
    },
  },
  { says: 'changes no unknown list', call: 'PATCH board/list', body: { list: { id: 'x', title: 'y' } }, answers: null },
  {
    says: 'stores lists and answers them as sent',
    check: async (world) => {
      const lists = [
        { id: nextList.id, position: 1 },
        { ...list, title: 'Umbenannt', position: 2, cards: [] },
        { id: 'nope' },
      ]
      expect(await world.call('PATCH board/lists', { lists })).toEqual({ status: 200, body: lists })
      const after = (await detail(world)).lists
      expect(after.map(({ id, title, position }) => ({ id, title, position })).slice(0, 2)).toEqual([
        { id: nextList.id, title: nextList.title, position: 1 },
        { id: list.id, title: 'Umbenannt', position: 2 },
      ])
      expect(after[1]?.cards).toEqual(allCards.filter(({ listId }) => listId === list.id))
      expect(after).toHaveLength(ownLists.length)
    },
  },
  {
    says: 'deletes a list with its cards and no other',
    check: async (world) => {
      for (let round = 0; round < 2; round += 1) {
        expect(await world.call(`DELETE board/list?id=${list.id}`)).toEqual({ status: 200, body: true })
        expect(await world.call('DELETE board/list?id=nope')).toEqual({ status: 200, body: true })
        expect((await detail(world)).lists).toEqual(detailOf(first).lists.slice(1))
      }
      const left = allCards.filter(({ listId }) => listId !== list.id)
      const answered = await world.read(z.array(card), 'PATCH board/card/positions', { cards: left })
      expect(answered).toEqual(left.map((row, position) => ({ ...row, position })))
      expect(await world.call('PATCH board/card', { id: one.id, card: {} })).toEqual({ status: 200, body: null })
    },
  },
  {
    says: 'creates a card with its labels',
    check: async (world) => {
      const given = {
        ...without(one, 'id'),
        position: 1,
        title: 'Neue Karte',
        labels: [otherLabel, { ...label, title: 'old title' }, { ...label, id: 'nope' }],
      }
      const made = await world.read(card, 'PUT board/card', { card: { ...given, id: 'mine' } })
      expect(made).toEqual({ ...given, labels: [otherLabel, label], id: newId(made) })
      expect((await detail(world)).lists[0]?.cards[0]).toEqual(made)
      const bare = { boardId: first.id, listId: list.id, position: 2, title: '', labels: [], dueDate: null }
      const second = await world.read(card, 'PUT board/card', { card: bare })
      expect(second).toEqual({ ...bare, id: newId(second) })
      expect(second.id).not.toBe(made.id)
    },
  },
  {
    says: 'merges what is given into a card and replaces its labels as a whole',
    check: async (world) => {
      const change = { title: 'Neu', description: null, labels: [label], dueDate: '2026-12-24T16:00:00.000Z' }
      const merged = { ...one, ...change }
      expect(await world.read(card, 'PATCH board/card', { id: one.id, card: { ...change, id: 'x' } })).toEqual(merged)
      expect(await world.read(card, 'PATCH board/card', { id: one.id, card: {} })).toEqual(merged)
      const rest = allCards.filter(({ boardId }) => boardId === first.id).slice(1)
      expect(await cardsOf(world)).toEqual([merged, ...rest])
    },
  },
  {
    says: 'moves a card into another list, between two others',
    check: async (world) => {
      const moved = { ...one, listId: nextList.id, position: step * 1.5 }
      const change = { listId: moved.listId, position: moved.position }
      expect(await world.read(card, 'PATCH board/card', { id: one.id, card: change })).toEqual(moved)
      const inNext = allCards.filter(({ listId }) => listId === nextList.id)
      const after = (await detail(world)).lists
      expect(after[0]?.cards).toEqual(allCards.filter((row) => row.listId === list.id && row !== one))
      expect(after[1]?.cards).toEqual(inNext.toSpliced(1, 0, moved))
    },
  },
  { says: 'changes no unknown card', call: 'PATCH board/card', body: { id: 'x', card: { title: 'y' } }, answers: null },
  {
    says: 'changes several cards and answers them in the order sent',
    check: async (world) => {
      const cards = [
        { ...two, position: 5, labels: [label, otherLabel] },
        { ...one, id: 'nope' },
        { ...one, position: 6, title: 'Neu' },
      ]
      const expected = [cards[0], cards[2]]
      expect(await world.read(z.array(card), 'PATCH board/cards', { cards })).toEqual(expected)
      expect((await detail(world)).lists[0]?.cards).toEqual(expected)
    },
  },
  {
    says: 'gives all cards the index sent as position and reads nothing else of them',
    check: async (world) => {
      const turned = allCards.toReversed()
      const cards = turned.map((row) => ({ ...row, title: 'not stored', listId: 'nor this', position: 0, labels: [] }))
      const expected = turned.map((row, position) => ({ ...row, position }))
      expect(await world.read(z.array(card), 'PATCH board/card/positions', { cards })).toEqual(expected)
      const own = (await detail(world)).lists.map((row) => row.cards)
      expect(own).toEqual(ownLists.map(({ id }) => expected.filter(({ listId }) => listId === id)))
      const [a = expect.fail(), b = expect.fail()] = expected
      const again = await world.read(z.array(card), 'PATCH board/card/positions', {
        cards: [b, { ...a, id: 'x' }, a, b],
      })
      expect(again.find(({ id }) => id === b.id)?.position).toBe(0)
      expect(again.find(({ id }) => id === a.id)?.position).toBe(2)
      expect(again).toHaveLength(allCards.length)
    },
  },
  {
    says: 'deletes a card',
    check: async (world) => {
      for (const id of [one.id, one.id, 'nope']) {
        expect(await world.call(`DELETE board/card?id=${id}`)).toEqual({ status: 200, body: true })
      }
      expect(await everyCard(world)).toEqual(allCards.slice(1))
    },
  },
  { says: 'lists the labels of a board', call: `GET board/labels?boardId=${first.id}`, answers: ownLabels },
  { says: 'lists no labels of an unknown board', call: 'GET board/labels?boardId=nope', answers: [] },
  {
    says: 'lists a new label first',
    check: async (world) => {
      const given = { boardId: first.id, title: 'Frist' }
      const made = await world.read(boardLabel, 'PUT board/label', { label: { ...given, id: 'mine' } })
      expect(made).toEqual({ ...given, id: newId(made) })
      const labels = await world.read(z.array(boardLabel), `GET board/labels?boardId=${first.id}`)
      expect(labels).toEqual([made, ...ownLabels])
      expect((await detail(world)).labels).toEqual(labels)
      expect((await detail(world, boardSeeds[1]?.id)).labels).toEqual(
        labelSeeds.filter((row) => row.boardId === boardSeeds[1]?.id),
      )
    },
  },
  {
    says: 'renames a label, also on cards',
    check: async (world) => {
      const changed = { ...label, title: 'Neu' }
      const body = { id: label.id, label: { title: 'Neu', id: 'x' } }
      expect(await world.read(boardLabel, 'PATCH board/label', body)).toEqual(changed)
      const rename = (rows: Card['labels']) => rows.map((row) => (row.id === label.id ? changed : row))
      const expected = allCards.map((row) => ({ ...row, labels: rename(row.labels) }))
      expect(expected).not.toEqual(allCards)
      expect(await everyCard(world)).toEqual(expected)
      expect((await detail(world)).labels).toEqual(rename([...ownLabels]))
    },
  },
  {
    says: 'changes no unknown label',
    call: 'PATCH board/label',
    body: { id: 'x', label: { title: 'y' } },
    answers: null,
  },
  {
    says: 'deletes labels and leaves none behind, even where a card is sent with an old one',
    check: async (world) => {
      for (const gone of ownLabels) {
        expect(await world.call(`DELETE board/label?id=${gone.id}`)).toEqual({ status: 200, body: true })
        await world.call('PATCH board/card', { id: one.id, card: { labels: [gone] } })
        const left = (await detail(world)).labels
        expect(left).not.toContainEqual(gone)
        for (const { labels } of await cardsOf(world)) expect(left).toEqual(expect.arrayContaining(labels))
      }
      expect((await detail(world)).labels).toEqual([])
      expect(await world.call('DELETE board/label?id=nope')).toEqual({ status: 200, body: true })
      const others = allCards.filter(({ boardId }) => boardId !== first.id)
      expect((await everyCard(world)).filter(({ boardId }) => boardId !== first.id)).toEqual(others)
    },
  },
])
