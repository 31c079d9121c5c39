import type { Organisation, Profile } from '@embpm/contract'
import { orderOrganisations, organisationsQuery } from '../session/organisations.js'
import { landingOrganisation } from '../session/landing.js'
import type { Services } from '../session/services.js'

/**
 * The organisation that a visit starts in: the stored one while it is still the user's, else the first of their list,
 * which is loaded for it. Source: spec.md, section 4.
 * @returns `null` for somebody without any
 */
export async function startOrganisation(
  { queryClient, client, storage }: Pick<Services, 'queryClient' | 'client' | 'storage'>,
  user: Profile,
  language: string,
): Promise<Organisation | null> {
  const list = await queryClient.query(organisationsQuery(client))
  const organisationId = landingOrganisation(storage, orderOrganisations(list, user, language))
  return list.find((one) => one.organisationId === organisationId) ?? null
}
