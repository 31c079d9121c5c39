import { type BoardDetail, boardLabel, type Card } from '@embpm/contract/sample/scrumboard'
import * as z from 'zod/mini'
import type { CardEntries } from './useBoard.js'

/** What is typed into a card and not stored. */
export const cardDraft = z.object({
  title: z.string(),
  description: z.optional(z.nullable(z.string())),
  labels: z.array(boardLabel),
  dueDate: z.nullable(z.string()),
  listId: z.string(),
})

/** What is edited of a card, as it is stored. */
export const entriesOf = ({ title, description = null, labels, dueDate, listId }: Card): CardEntries => ({
  title,
  description,
  labels,
  dueDate,
  listId,
})

/** The labels of a board with these ids. */
export const labelsWith = ({ labels }: BoardDetail, ids: readonly string[]): Card['labels'] =>
  labels.filter(({ id }) => ids.includes(id))
