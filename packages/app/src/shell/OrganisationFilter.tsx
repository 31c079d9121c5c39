import { OrganisationSelector } from '@embpm/ui/organisation-selector'
import { useMemo } from 'react'
import type { Organisation, Profile } from '@embpm/contract'
import { useOrganisationSwitch } from './useOrganisationSwitch.js'

/** Props of `OrganisationFilter`. */
export interface OrganisationFilterProps {
  user: Profile
  organisation: Organisation
  /** All of the user's, in the order of the list. */
  organisations: readonly Organisation[]
  /** Whether this is a page of the administration, which is about all organisations. */
  administration: boolean
}

/**
 * The organisation one works in. Users of a corporate plan can switch it, but not on administration pages; everyone else
 * reads its name. Source: spec.md, section 6.
 */
export function OrganisationFilter({ user, organisation, organisations, administration }: OrganisationFilterProps) {
  const switchOrganisation = useOrganisationSwitch()
  const options = useMemo(
    () => organisations.map(({ organisationId, title }) => ({ id: organisationId, title })),
    [organisations],
  )
  if (user.userType !== 'CORPORATE' || administration) {
    return (
      <span className="emb-app-organisation" title={organisation.title}>
        {organisation.title}
      </span>
    )
  }
  return (
    <OrganisationSelector
      organisations={options}
      value={organisation.organisationId}
      onValueChange={(next) => next !== null && switchOrganisation(next)}
    />
  )
}
