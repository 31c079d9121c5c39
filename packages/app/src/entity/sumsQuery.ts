import type { Client, ColumnSums, Entity, ReferenceTarget } from '@embpm/contract'
import { queryKeys } from '../session/queryKeys.js'
import { namesOf } from './board/boardGroups.js'
import { filterOf, type BoardQuestion } from './board/boardQuery.js'
import { freshness, type Context } from './entityQueries.js'
import type { EntityKind } from './EntityKind.js'

/** The sums of columns of numbers, by a field. */
export interface SumsQuery<E extends Entity> {
  kind: EntityKind<E>
  client: Client
  organisation: string
  /** The field whose values the sums are by. */
  by: keyof E & string
  /** The columns that are added up. */
  columns: readonly (keyof E & string)[]
  question: BoardQuestion
}

/** The sums of one value, and what it refers to is called. */
export type NamedSums = ColumnSums['groups'][number] & {
  /** Of a reference that leads somewhere; otherwise absent. */
  name?: string | undefined
}

/** First word of the keys of sums, behind the kind. */
export const sumsKey = 'sums'

/** The query of sums over what a search and filters leave, in all and by a field; of a reference with names. */
export const sumsQuery = <E extends Entity>({ kind, client, organisation, by, columns, question }: SumsQuery<E>) => ({
  queryKey: [...queryKeys.kind(organisation, kind.name), sumsKey, by, columns, question],
  queryFn: async ({ signal }: Context): Promise<{ groups: NamedSums[]; total: ColumnSums['total'] }> => {
    const { search, filter } = question
    const asked = { by, columns: [...columns], search: search || undefined, filter: filterOf(filter) }
    const { groups, total } = await kind.api(client).sums(asked, { signal })
    const to = targetOf(kind, by)
    if (to === undefined) return { groups, total }
    const ids = groups.map(({ value }) => value)
    const names = await namesOf(client, to, ids, { signal })
    return { groups: groups.map((group) => ({ ...group, name: names.get(group.value) })), total }
  },
  staleTime: freshness,
})

function targetOf<E extends Entity>({ fields }: EntityKind<E>, name: string): ReferenceTarget | undefined {
  const field = fields[name]
  return field?.kind === 'reference' ? field.to : undefined
}
