import { implementationRoute } from './implementationRoute.js'
import { scenarioProcessesRoutes } from './scenario-processes/routes.js'

/** The implementation area with everything below it. */
export const implementationRoutes = implementationRoute.addChildren([...scenarioProcessesRoutes])
