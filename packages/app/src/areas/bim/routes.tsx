import { createRoute, redirect } from '@tanstack/react-router'
import { servicesRoutes } from './services/routes.js'
import { bimRoute } from './bimRoute.js'

const bimIndexRoute = createRoute({
  getParentRoute: () => bimRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/$orgId/bim/services', params, replace: true })
  },
})

/** The data area with everything below it. */
export const bimRoutes = bimRoute.addChildren([bimIndexRoute, ...servicesRoutes])
