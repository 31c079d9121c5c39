import { businessDomainRoutes } from './business-domain/routes.js'
import { operationOrderRoutes } from './operation-orders/routes.js'
import { projectRoute } from './projectRoute.js'

/** The project area with everything below it. */
export const projectRoutes = projectRoute.addChildren([businessDomainRoutes, ...operationOrderRoutes])
