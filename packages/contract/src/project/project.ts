import { businessDomainEndpoints } from './business-domain.js'
import { operationAreaEndpoints } from './operation-area.js'
import { operationOrderEndpoints } from './operation-order.js'
import { periodEndpoints } from './period.js'

/** The entities of the project area. */
export const project = {
  operationAreas: operationAreaEndpoints,
  businessDomains: businessDomainEndpoints,
  periods: periodEndpoints,
  operationOrders: operationOrderEndpoints,
}
