import { lazyRouteComponent } from '@tanstack/react-router'
import { entityRoutes } from '../../../entity/entityRoutes.js'
import { bimRoute } from '../bimRoute.js'

/** The list of services, and the page of one. */
export const servicesRoutes = entityRoutes(bimRoute, '/services', {
  list: lazyRouteComponent(() => import('./ServicesScreen.js'), 'ServicesScreen'),
  one: lazyRouteComponent(() => import('./ServiceScreen.js'), 'ServiceScreen'),
})
