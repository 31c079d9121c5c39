import { administrationRoute } from './administrationRoute.js'
import { organisationsRoutes } from './organisations/routes.js'
import { usersRoutes } from './users/routes.js'

/** The administration area with everything below it. */
export const administrationRoutes = administrationRoute.addChildren([...organisationsRoutes, ...usersRoutes])
