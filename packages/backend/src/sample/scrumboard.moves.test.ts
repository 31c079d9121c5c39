import { boardDetail, card, type Card } from '@embpm/contract/sample/scrumboard'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { boardSeeds, cardSeeds, listSeeds } from './scrumboard.data.js'

const step = 65_536
const [first = expect.fail()] = boardSeeds
const ownLists = listSeeds.filter(({ boardId }) => boardId === first.id)

const detail = ({ read }: World, id = first.id) => read(boardDetail, `GET board?id=${id}`)
const cardsOf = async (world: World, id = first.id) => (await detail(world, id)).lists.flatMap(({ cards }) => cards)
const everyCard = async (world: World) => {
  const cards: Card[] = []
  for (const { id } of boardSeeds) cards.push(...(await cardsOf(world, id)))
  return cards
}

conforms('/apps/scrumboard', [
  {
    says: 'keeps cards in order and loses none under any sequence of moves',
    check: async (world) => {
      const move = fc.record({ card: fc.nat(99), list: fc.nat(99), at: fc.nat(99), all: fc.boolean() })
      /** Ids of the cards of each list, as they should be shown. */
      const model = new Map(
        ownLists.map(({ id }) => [id, cardSeeds.filter((row) => row.listId === id).map((row) => row.id)]),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
          for (const { card: chosen, list: target, at, all } of moves) {
            const before = await cardsOf(world)
            const { id } = before[chosen % before.length] ?? expect.fail()
            const { id: listId } = ownLists[target % ownLists.length] ?? expect.fail()
            for (const [key, ids] of model)
              model.set(
                key,
                ids.filter((other) => other !== id),
              )
            const others = model.get(listId) ?? expect.fail()
            const place = at % (others.length + 1)
            model.set(listId, others.toSpliced(place, 0, id))
            const positionOf = (index: number) => before.find((row) => row.id === others[index])?.position
            const [above, below] = [positionOf(place - 1), positionOf(place)]
            const position = ((above ?? (below ?? 2 * step) - 2 * step) + (below ?? (above ?? 0) + 2 * step)) / 2
            await world.read(card, 'PATCH board/card', { id, card: { listId, position } })
            if (all) {
              const cards = (await cardsOf(world)).map((row) => ({ ...row, position: 0 }))
              await world.read(z.array(card), 'PATCH board/card/positions', { cards })
            }
            const after = (await detail(world)).lists
            expect(after.map((row) => [row.id, row.cards.map((own) => own.id)])).toEqual([...model])
            for (const { cards } of after) {
              const positions = cards.map((row) => row.position)
              expect(positions).toEqual(positions.toSorted((left, right) => left - right))
              expect(new Set(positions).size).toBe(positions.length)
            }
          }
        }),
        { numRuns: 12 },
      )
      expect(new Set((await everyCard(world)).map(({ id }) => id))).toEqual(new Set(cardSeeds.map(({ id }) => id)))
    },
  },
  {
    says: 'leaves no card without a list and no label without a board, whatever is deleted',
    check: async (world) => {
      const kinds = fc.constantFrom('list', 'label', 'card')
      let cards = await everyCard(world)
      await fc.assert(
        fc.asyncProperty(kinds, fc.nat(999), async (kind, at) => {
          const boards = []
          for (const { id } of boardSeeds) boards.push(await detail(world, id))
          const ids = {
            list: boards.flatMap(({ lists }) => lists),
            label: boards.flatMap(({ labels }) => labels),
            card: cards,
          }[kind].map(({ id }) => id)
          const gone = ids[at % ids.length] ?? 'nope'
          expect(await world.call(`DELETE board/${kind}?id=${gone}`)).toEqual({ status: 200, body: true })
          cards = cards
            .filter(({ id, listId }) => id !== gone && listId !== gone)
            .map((row) => ({ ...row, labels: row.labels.filter(({ id }) => id !== gone) }))
          // This answers all cards there are, also those that no board shows.
          const there = await world.read(z.array(card), 'PATCH board/card/positions', { cards: [] })
          expect(new Map(there.map((row) => [row.id, row]))).toEqual(new Map(cards.map((row) => [row.id, row])))
          expect(await everyCard(world)).toEqual(cards)
        }),
        { numRuns: 25 },
      )
    },
  },
])
