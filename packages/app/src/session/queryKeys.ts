/** First part of the keys of what belongs to the user and to no organisation. */
const userScope = 'user'

/** Query keys; each begins with the organisation, so that one organisation's data never answers for another's. */
export const queryKeys = {
  organisations: [userScope, 'organisations'] as const,
  services: (organisation: string) => [organisation, 'services'] as const,
  serviceList: (organisation: string, query: unknown) => [organisation, 'services', 'list', query] as const,
  serviceValues: (organisation: string, column: string) => [organisation, 'services', 'values', column] as const,
  service: (organisation: string, id: string) => [organisation, 'services', 'one', id] as const,
}
