/** First part of the keys of what belongs to the user and to no organisation. */
const userScope = 'user'

/**
 * Query keys; each begins with the organisation, so that one organisation's data never answers for another's. `kind` is the
 * name of a kind of entity.
 */
export const queryKeys = {
  organisations: [userScope, 'organisations'] as const,
  kind: (organisation: string, kind: string) => [organisation, kind] as const,
  list: (organisation: string, kind: string, query: unknown) => [organisation, kind, 'list', query] as const,
  values: (organisation: string, kind: string, column: string, query: unknown) =>
    [organisation, kind, 'values', column, query] as const,
  one: (organisation: string, kind: string, id: string) => [organisation, kind, 'one', id] as const,
  history: (organisation: string, kind: string, id: string) => [organisation, kind, 'history', id] as const,
  name: (organisation: string, target: string, id: string) => [organisation, target, 'name', id] as const,
  uses: (organisation: string, kind: string, id: string) => [organisation, kind, 'uses', id] as const,
}
