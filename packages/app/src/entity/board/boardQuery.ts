import { exactly } from '@embpm/calendar/condition'
import type { Client, Entity } from '@embpm/contract'
import { queryKeys } from '../../session/queryKeys.js'
import type { EntityKind } from '../EntityKind.js'

/** What a board asks for besides the column: the same search, filters and order as the list. */
export interface BoardQuestion {
  search: string
  /** Values by column, without the field that the board's columns stand for. */
  filter: Readonly<Record<string, readonly string[]>>
  /** A column, with a leading `-` for descending. */
  sort: string | undefined
}

/** One column of a board. */
export interface BoardColumnQuery<E extends Entity> {
  kind: EntityKind<E>
  client: Client
  organisation: string
  /** The field that the columns stand for. */
  field: string
  /** The value of the field that this column stands for, `''` for none. */
  value: string
  question: BoardQuestion
  /** Cards from the top on. */
  size: number
}

/** A filter as requests take it. */
export const filterOf = (filter: BoardQuestion['filter']): Record<string, string[]> =>
  Object.fromEntries(Object.entries(filter).map(([name, values]) => [name, [...values]]))

/** Keys of a board's queries; they begin like all of the kind's, so that an invalidation of the kind reaches them. */
export const boardKeys = {
  /** All columns that answer one question, whatever the size. */
  question: (organisation: string, kind: string, field: string, question: BoardQuestion) =>
    [...queryKeys.kind(organisation, kind), 'board', field, question] as const,
  /** One column, whatever the size. */
  column: (organisation: string, kind: string, field: string, question: BoardQuestion, value: string) =>
    [...boardKeys.question(organisation, kind, field, question), value] as const,
}

/**
 * The query of one column. A longer column is asked for as a whole instead of page by page: cards come and go while the board
 * is open, and pages would then repeat or leave out some.
 */
export const boardQuery = <E extends Entity>(column: BoardColumnQuery<E>) => {
  const { kind, client, organisation, field, value, question, size } = column
  return {
    queryKey: [...boardKeys.column(organisation, kind.name, field, question, value), size],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      kind.api(client).list(
        {
          search: question.search || undefined,
          filter: {
            ...filterOf(question.filter),
            [field]: [exactly(value)],
          },
          sort: question.sort,
          size,
        },
        { signal },
      ),
  }
}
