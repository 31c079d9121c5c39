import { bpRoute } from './bpRoute.js'
import { chatRoutes } from './chat/routes.js'
import { processesRoutes } from './processes/routes.js'
import { ricefwRoutes } from './ricefw/routes.js'

/** The processes area with everything below it. */
export const bpRoutes = bpRoute.addChildren([...chatRoutes, processesRoutes, ...ricefwRoutes])
