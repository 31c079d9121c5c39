import { EntityPage } from '../../../entity/EntityPage.js'
import { BusinessPartnerFields } from './BusinessPartnerFields.js'
import { businessPartnerKind } from './businessPartnerKind.js'

/** The page of a business partner, or of a new one. */
export function BusinessPartnerScreen() {
  return <EntityPage kind={businessPartnerKind} fields={BusinessPartnerFields} />
}
