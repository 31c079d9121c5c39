import { EntityPage } from '../../../entity/EntityPage.js'
import { ServiceFields } from './ServiceFields.js'
import { serviceKind } from './serviceKind.js'

/** The page of a service, or of a new one. */
export function ServiceScreen() {
  return <EntityPage kind={serviceKind} fields={ServiceFields} />
}
