import { exactly } from '@embpm/calendar/condition'
import type { Client, Entity, ReferenceTarget } from '@embpm/contract'
import * as z from 'zod/mini'
import type { EntityKind } from '../EntityKind.js'
import { referenceTo } from '../referenceTo.js'
import type { Context } from '../entityQueries.js'
import { boardKeys, filterOf, type BoardQuestion } from './boardQuery.js'

/** What has the same value in the field that a board or chart is grouped by. */
export interface BoardGroup {
  /** The value as the API knows it, `''` for none. */
  value: string
  name: string
  /** How many there were when the groups were asked for; unknown of those that the contract names. */
  count?: number
}

/** The label beside a reference, such as `owner` of `ownerId`; `undefined` for a field without one. */
export const labelOf = ({ fields }: Pick<EntityKind<Entity>, 'fields'>, field: string): string | undefined =>
  Object.entries(fields).find(([, { of }]) => of === field)?.[0]

/**
 * The conditions by which a list shows one group: of a reference by its name, so that the list says in words what it shows.
 * A reference that leads nowhere has no name.
 */
export function groupFilter(
  kind: Pick<EntityKind<Entity>, 'fields' | 'filterColumns'>,
  field: string,
  { value, name }: Pick<BoardGroup, 'value' | 'name'>,
): Record<string, string[]> {
  const label = labelOf(kind, field)
  return label !== undefined && kind.filterColumns.includes(label) && name !== value
    ? { [label]: [value === '' ? exactly('') : exactly(name)] }
    : { [field]: [exactly(value)] }
}

/** The names of what a column refers to, by id. */
export async function namesOf(
  client: Client,
  to: ReferenceTarget,
  ids: readonly string[],
  { signal }: Context,
): Promise<ReadonlyMap<string, string>> {
  const named = ids.filter((id) => id !== '')
  const entries = named.length === 0 ? [] : await referenceTo(to).resolve(client, named, { signal })
  return new Map(entries.map(({ id, name }) => [id, name]))
}

/** What a board that is grouped by a reference asks for. */
export interface BoardGroupsQuery<E extends Entity> {
  kind: EntityKind<E>
  client: Client
  organisation: string
  field: string
  question: BoardQuestion
  to: ReferenceTarget
}

/**
 * The query of the groups of a reference: what those that a question finds refer to, with names and how many each has. It is
 * no more answered anew than the columns are, so that these stay where they are while cards move.
 */
export const groupsQuery = <E extends Entity>(asked: BoardGroupsQuery<E>) => {
  const { kind, client, organisation, field, question, to } = asked
  return {
    queryKey: [...boardKeys.question(organisation, kind.name, field, question), { groups: true }],
    queryFn: async ({ signal }: Context) => {
      const { search, filter } = question
      const column = { column: field, search: search || undefined, filter: filterOf(filter) }
      const counts = await kind.api(client).values(column, { signal })
      const names = await namesOf(
        client,
        to,
        counts.map(({ value }) => value),
        { signal },
      )
      return counts.map(({ value, count }) => ({ value, count, name: names.get(value) ?? value }))
    },
    staleTime: Infinity,
  }
}

/**
 * The groups of a reference in the order of a board: those without it first, for they wait for somebody, then who has most, and
 * by name where several have as many.
 * @param none what the group without it is called
 */
export function inBoardOrder(
  groups: readonly Required<BoardGroup>[],
  none: string,
  compare: (left: string, right: string) => number,
): BoardGroup[] {
  const rest = groups.filter(({ value }) => value !== '')
  return [
    { value: '', name: none, count: groups.find(({ value }) => value === '')?.count ?? 0 },
    ...rest.toSorted((left, right) => right.count - left.count || compare(left.name, right.name)),
  ]
}

const label = z.object({ name: z.string() })

/** What the entity's own label says that a reference is called; `undefined` without one. */
export const nameIn = (entity: object, field: string | undefined): string | undefined =>
  label.safeParse(Object.entries(entity).find(([name]) => name === field)?.[1]).data?.name
