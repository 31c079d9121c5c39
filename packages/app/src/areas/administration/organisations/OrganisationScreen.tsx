import { AdminGate } from '../../../entity/AdminGate.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { OrganisationFields } from './OrganisationFields.js'
import { organisationKind } from './organisationKind.js'

/** The page of an organisation, or of a new one, for administrators. */
export function OrganisationScreen() {
  return (
    <AdminGate>
      <EntityPage kind={organisationKind} fields={OrganisationFields} />
    </AdminGate>
  )
}
