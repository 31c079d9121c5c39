import * as z from 'zod/mini'

import { byId, byIdInQuery, id, iso, patchOf, sampleRoute } from '../common/sample.js'

/** A member of a board. */
export const boardMember = z.object({ id, name: z.string(), avatar: z.string() })

/** A member of a board. */
export type BoardMember = z.infer<typeof boardMember>

/** A label that the cards of one board may carry. */
export const boardLabel = z.object({ id, boardId: id, title: z.string() })

/** A label that the cards of one board may carry. */
export type BoardLabel = z.infer<typeof boardLabel>

/** A card. It stands in its list by its position. */
export const card = z.object({
  id,
  boardId: id,
  listId: id,
  /** Ascending from top to bottom; 65536, 131072, … in the sample. */
  position: z.number(),
  title: z.string(),
  description: z.optional(z.nullable(z.string())),
  /** Whole labels. In a request only their ids count, and labels that do not exist are left out. */
  labels: z.array(boardLabel),
  dueDate: z.nullable(iso),
})

/** A card. It stands in its list by its position. */
export type Card = z.infer<typeof card>

/** A list of cards: one column of a board. */
export const boardList = z.object({
  id,
  boardId: id,
  /** Ascending from left to right; 65536, 131072, … in the sample. */
  position: z.number(),
  title: z.string(),
})

/** A list of cards: one column of a board. */
export type BoardList = z.infer<typeof boardList>

/** A board as it stands among others. */
export const board = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Namespace and name: `heroicons_outline:truck`. */
  icon: z.string(),
  lastActivity: iso,
  members: z.array(boardMember),
})

/** A board as it stands among others. */
export type Board = z.infer<typeof board>

/** A board with its lists and their cards, both by position, and its labels. */
export const boardDetail = z.extend(board, {
  lists: z.array(z.extend(boardList, { cards: z.array(card) })),
  labels: z.array(boardLabel),
})

/** A board with its lists and their cards, both by position, and its labels. */
export type BoardDetail = z.infer<typeof boardDetail>

/** What a change gives of one list: its id and some of its fields. */
const listPatch = z.required(patchOf(boardList), { id: true })

/** The same with whatever else was sent, which is answered but not stored. */
const sentList = z.looseObject(listPatch.shape)

const route = sampleRoute('/apps/scrumboard', 'Scrumboard')

/** Boards with lists of cards. Source: sample services, "Scrumboard". */
export const scrumboard = {
  boards: {
    list: route('GET', '/boards', 'List boards').output(z.array(board)),
    get: route('GET', '/board', 'Read a board').input(byId).output(z.nullable(boardDetail)),
  },
  lists: {
    create: route('POST', '/board/list', 'Create a list')
      .input(z.object({ list: z.omit(boardList, { id: true }) }))
      .output(boardList),
    update: route('PATCH', '/board/list', 'Change a list')
      .input(z.object({ list: listPatch }))
      .output(z.nullable(boardList)),
    /** Answers the lists as sent; unknown ones are not stored. */
    updateAll: route('PATCH', '/board/lists', 'Change lists')
      .input(z.object({ lists: z.array(sentList) }))
      .output(z.array(sentList)),
    /** Deletes its cards as well. */
    remove: route('DELETE', '/board/list', 'Delete a list').input(byIdInQuery).output(z.literal(true)),
  },
  cards: {
    create: route('PUT', '/board/card', 'Create a card')
      .input(z.object({ card: z.omit(card, { id: true }) }))
      .output(card),
    /** A card moves by its `listId` and `position`. */
    update: route('PATCH', '/board/card', 'Change a card')
      .input(z.extend(byId, { card: patchOf(card) }))
      .output(z.nullable(card)),
    /** Answers the cards as they stand then, in the order sent, without unknown ones. */
    updateAll: route('PATCH', '/board/cards', 'Change cards')
      .input(z.object({ cards: z.array(card) }))
      .output(z.array(card)),
    /**
     * Gives each card the position that it has in the list sent, from 0; nothing else of it is read or changed. Answers
     * all cards of all boards. Send all of them: one left out keeps its position.
     */
    arrange: route('PATCH', '/board/card/positions', 'Arrange cards')
      .input(z.object({ cards: z.array(card) }))
      .output(z.array(card)),
    remove: route('DELETE', '/board/card', 'Delete a card').input(byIdInQuery).output(z.literal(true)),
  },
  labels: {
    list: route('GET', '/board/labels', 'List the labels of a board')
      .input(z.object({ boardId: id }))
      .output(z.array(boardLabel)),
    create: route('PUT', '/board/label', 'Create a label')
      .input(z.object({ label: z.omit(boardLabel, { id: true }) }))
      .output(boardLabel),
    update: route('PATCH', '/board/label', 'Change a label')
      .input(z.extend(byId, { label: patchOf(boardLabel) }))
      .output(z.nullable(boardLabel)),
    /** Takes the label off every card. */
    remove: route('DELETE', '/board/label', 'Delete a label').input(byIdInQuery).output(z.literal(true)),
  },
}
