import { EntityPage } from '../../../entity/EntityPage.js'
import { OrganisationFields } from './OrganisationFields.js'
import { organisationKind } from './organisationKind.js'

/** The page of an organisation, or of a new one. */
export function OrganisationScreen() {
  return <EntityPage kind={organisationKind} fields={OrganisationFields} />
}
