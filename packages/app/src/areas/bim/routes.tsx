import { bimRoute } from './bimRoute.js'
import { dictionaryRoutes } from './dictionary/routes.js'
import { servicesRoutes } from './services/routes.js'

/** The data area with everything below it. */
export const bimRoutes = bimRoute.addChildren([...dictionaryRoutes, ...servicesRoutes])
