import { boardDetail, type Card } from '@embpm/contract/sample/scrumboard'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'

const first = { id: 'board-warehouse' }
const list = { id: 'list-warehouse-1' }
const label = { id: 'label-warehouse-blocked' }
const one: Card = {
  id: 'card-warehouse-1-1',
  boardId: first.id,
  listId: list.id,
  position: 1,
  title: 'Karte',
  labels: [],
  dueDate: null,
}
const two: Card = { ...one, id: 'card-warehouse-1-2' }

const without = <T extends object, K extends keyof T>(row: T, key: K): Omit<T, K> => {
  const { [key]: _left, ...rest } = row
  return rest
}

/** Refused with a problem at the path, and nothing changed. */
const refuses = (line: string, body: unknown, path: string) => ({
  says: `refuses ${line} for its ${path}`,
  check: async (world: World) => {
    const before = await world.read(boardDetail, `GET board?id=${first.id}`)
    const answer = await world.call(line, body)
    expect(answer.status).toBe(400)
    const refused = z.object({ data: z.object({ problems: z.array(z.object({ path: z.string() })) }) })
    expect(refused.parse(answer.body).data.problems.map((problem) => problem.path)).toContain(path)
    expect(await world.read(boardDetail, `GET board?id=${first.id}`)).toEqual(before)
  },
})

conforms('/apps/scrumboard', [
  refuses('GET board', undefined, 'id'),
  refuses('GET board/labels', undefined, 'boardId'),
  refuses('POST board/list', { list: { boardId: first.id, title: 'x' } }, 'list.position'),
  refuses('PATCH board/list', { list: { title: 'x' } }, 'list.id'),
  refuses('PATCH board/list', { list: { id: list.id, position: '1' } }, 'list.position'),
  refuses('PATCH board/lists', { lists: [{ id: list.id, title: 'x' }, { title: 'y' }] }, 'lists.1.id'),
  refuses('DELETE board/list', undefined, 'query.id'),
  refuses('PUT board/card', { card: without(without(one, 'id'), 'title') }, 'card.title'),
  refuses('PUT board/card', { card: { ...one, labels: [label.id] } }, 'card.labels.0'),
  refuses('PATCH board/card', { card: { title: 'x' } }, 'id'),
  refuses('PATCH board/card', { id: one.id, card: { title: 'x', dueDate: 'soon' } }, 'card.dueDate'),
  refuses('PATCH board/cards', { cards: [{ ...one, title: 'x' }, { id: two.id }] }, 'cards.1.title'),
  refuses('PATCH board/card/positions', { cards: [two, without(one, 'id')] }, 'cards.1.id'),
  refuses('DELETE board/card?id=', undefined, 'query.id'),
  refuses('PUT board/label', { label: { title: 'x' } }, 'label.boardId'),
  refuses('PATCH board/label', { id: label.id, label: { title: null } }, 'label.title'),
  refuses('DELETE board/label', undefined, 'query.id'),
  ...[
    'POST boards',
    'POST board/card',
    'POST board/label',
    'PUT board/list',
    'GET board/card',
    'GET',
    'GET board/labels/x',
  ].map((call) => ({ says: `knows no ${call}`, call, status: 404, answers: 'NOT FOUND' })),
])
