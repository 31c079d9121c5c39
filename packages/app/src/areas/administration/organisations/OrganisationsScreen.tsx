import { EntityList } from '../../../entity/EntityList.js'
import { organisationColumns } from './organisationColumns.js'
import { organisationKind } from './organisationKind.js'

/** The list of organisations. */
export function OrganisationsScreen() {
  return <EntityList kind={organisationKind} columns={organisationColumns} />
}
