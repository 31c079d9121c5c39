import {
  type BoardLabel,
  boardLabel,
  boardList,
  type Card,
  card,
  scrumboard as contract,
} from '@embpm/contract/sample/scrumboard'
import * as z from 'zod/mini'

import { type Context, sampleApi } from '../context.js'
import { sampleTable } from '../sampleTable.js'
import { sorted } from '../sorted.js'
import { boardSeeds, cardSeeds, labelSeeds, listSeeds } from './scrumboard.data.js'

/** Cards are kept with the ids of their labels, so that a renamed label shows its new title everywhere. */
const storedCard = z.extend(card, { labels: z.array(z.string()) })
type StoredCard = z.infer<typeof storedCard>

const lists = sampleTable({ name: 'board-list', schema: boardList, seeds: () => listSeeds })
const cards = sampleTable({ name: 'board-card', schema: storedCard, seeds: () => cardSeeds })
const labels = sampleTable({ name: 'board-label', schema: boardLabel, seeds: () => labelSeeds })

const api = sampleApi(contract)

const byPosition = <R extends { position: number }>(rows: readonly R[]) =>
  sorted(rows, 'position', ({ position }) => position)

const labelsOf = async (context: Context, boardId: string) =>
  (await labels.list(context)).filter((label) => label.boardId === boardId)

const idsOf = (given: readonly BoardLabel[]) => given.map(({ id }) => id)

/** How cards are shown at this moment: with whole labels. Ids of labels that do not exist are left out. */
async function shownBy(context: Context): Promise<(row: StoredCard) => Card> {
  const known = new Map((await labels.list(context)).map((label) => [label.id, label]))
  return (row) => ({ ...row, labels: row.labels.flatMap((id) => known.get(id) ?? []) })
}

/** The handlers of the boards. */
export const scrumboard = api.router({
  boards: {
    list: api.boards.list.handler(() => [...boardSeeds]),
    get: api.boards.get.handler(async ({ input, context }) => {
      const board = boardSeeds.find(({ id }) => id === input.id)
      if (!board) return null
      const ownLists = byPosition(await lists.list(context)).filter(({ boardId }) => boardId === board.id)
      const allCards = byPosition(await cards.list(context))
      const shown = await shownBy(context)
      return {
        ...board,
        lists: ownLists.map((list) => ({
          ...list,
          cards: allCards.filter(({ listId }) => listId === list.id).map(shown),
        })),
        labels: await labelsOf(context, board.id),
      }
    }),
  },
  lists: {
    create: api.lists.create.handler(({ input, context }) => lists.add(context, 'last', input.list)),
    update: api.lists.update.handler(({ input, context }) => lists.patch(context, input.list.id, input.list)),
    updateAll: api.lists.updateAll.handler(async ({ input, context }) => {
      for (const { id, boardId, position, title } of input.lists) {
        await lists.patch(context, id, { boardId, position, title })
      }
      return input.lists
    }),
    remove: api.lists.remove.handler(async ({ input: { query }, context }) => {
      for (const { id, listId } of await cards.list(context)) if (listId === query.id) await cards.remove(context, id)
      await lists.remove(context, query.id)
      return true as const
    }),
  },
  cards: {
    create: api.cards.create.handler(async ({ input, context }) => {
      const row = await cards.add(context, 'last', { ...input.card, labels: idsOf(input.card.labels) })
      return (await shownBy(context))(row)
    }),
    update: api.cards.update.handler(async ({ input, context }) => {
      const given = { ...input.card, labels: input.card.labels && idsOf(input.card.labels) }
      const row = await cards.patch(context, input.id, given)
      return row && (await shownBy(context))(row)
    }),
    updateAll: api.cards.updateAll.handler(async ({ input, context }) => {
      const rows: StoredCard[] = []
      for (const given of input.cards) {
        const row = await cards.patch(context, given.id, { ...given, labels: idsOf(given.labels) })
        if (row) rows.push(row)
      }
      return rows.map(await shownBy(context))
    }),
    arrange: api.cards.arrange.handler(async ({ input, context }) => {
      // Of a card that is named twice, the first place counts: in a map, the last entry does.
      const places = new Map(input.cards.map(({ id }, index) => [id, index] as const).toReversed())
      await cards.changeAll(context, (row) => {
        const position = places.get(row.id) ?? row.position
        return position === row.position ? undefined : { ...row, position }
      })
      return byPosition(await cards.list(context)).map(await shownBy(context))
    }),
    remove: api.cards.remove.handler(async ({ input: { query }, context }) => {
      await cards.remove(context, query.id)
      return true as const
    }),
  },
  labels: {
    list: api.labels.list.handler(({ input, context }) => labelsOf(context, input.boardId)),
    create: api.labels.create.handler(({ input, context }) => labels.add(context, 'first', input.label)),
    update: api.labels.update.handler(({ input, context }) => labels.patch(context, input.id, input.label)),
    remove: api.labels.remove.handler(async ({ input: { query }, context }) => {
      await labels.remove(context, query.id)
      await cards.changeAll(context, (row) =>
        row.labels.includes(query.id) ? { ...row, labels: row.labels.filter((id) => id !== query.id) } : undefined,
      )
      return true as const
    }),
  },
})
