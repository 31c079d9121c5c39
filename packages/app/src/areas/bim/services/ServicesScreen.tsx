import { EntityList } from '../../../entity/EntityList.js'
import { serviceColumns } from './serviceColumns.js'
import { serviceKind } from './serviceKind.js'

/** The list of services. */
export function ServicesScreen() {
  return <EntityList kind={serviceKind} columns={serviceColumns} />
}
