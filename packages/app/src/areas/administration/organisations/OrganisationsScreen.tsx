import { AdminGate } from '../../../entity/AdminGate.js'
import { EntityList } from '../../../entity/EntityList.js'
import { organisationColumns } from './organisationColumns.js'
import { organisationKind } from './organisationKind.js'

/** The list of organisations, for administrators. */
export function OrganisationsScreen() {
  return (
    <AdminGate>
      <EntityList kind={organisationKind} columns={organisationColumns} />
    </AdminGate>
  )
}
