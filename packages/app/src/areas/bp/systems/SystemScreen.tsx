import type { System } from '@embpm/contract/system'
import { EntityPage } from '../../../entity/EntityPage.js'
import { OtherEnvironments } from './OtherEnvironments.js'
import { SystemFields } from './SystemFields.js'
import { systemKind } from './systemKind.js'
import { SystemRelated } from './SystemRelated.js'

/** The page of a system, or of a new one. */
export function SystemScreen() {
  return <EntityPage kind={systemKind} fields={SystemFields} related={SystemRelated} aside={OtherEnvironmentsOf} />
}

function OtherEnvironmentsOf({ entity }: { entity: System }) {
  return <OtherEnvironments system={entity} />
}
