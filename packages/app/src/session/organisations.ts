import type { Client, Organisation, Profile } from '@embpm/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from './queryKeys.js'

/**
 * Organisations as the switcher lists them: the one titled SYSTEM comes first under the name of the user's own company,
 * the others follow by title. Source: spec.md, section 3.
 */
export function orderOrganisations(
  list: readonly Organisation[],
  user: Pick<Profile, 'company'>,
  locale: string,
): Organisation[] {
  const system = list.filter(({ title }) => title === 'SYSTEM')
  const others = list.filter(({ title }) => title !== 'SYSTEM')
  const { compare } = new Intl.Collator(locale)
  return [
    ...system.map((one) => ({ ...one, title: user.company || one.title })),
    ...others.toSorted((a, b) => compare(a.title, b.title)),
  ]
}

/** The organisations of the user, loaded once for a visit. */
export const organisationsQuery = (client: Client) =>
  queryOptions({
    queryKey: queryKeys.organisations,
    queryFn: ({ signal }) => client.me.organisations(undefined, { signal }),
    staleTime: 'static',
  })
