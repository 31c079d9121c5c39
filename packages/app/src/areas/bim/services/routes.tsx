import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { RawSearch } from '../../../shell/searchParams.js'
import { bimRoute } from '../bimRoute.js'

const servicesRoute = createRoute({
  getParentRoute: () => bimRoute,
  path: '/services',
  // Everything passes: the screen names what it could not follow instead of failing or dropping it in silence.
  validateSearch: (search: RawSearch): RawSearch => search,
  component: lazyRouteComponent(() => import('./ServicesScreen.js'), 'ServicesScreen'),
})

const newServiceRoute = createRoute({
  getParentRoute: () => bimRoute,
  path: '/services/new',
  component: lazyRouteComponent(() => import('./NewServicePage.js'), 'NewServicePage'),
})

const serviceRoute = createRoute({
  getParentRoute: () => bimRoute,
  path: '/services/$id',
  component: lazyRouteComponent(() => import('./ServicePage.js'), 'ServicePage'),
})

/** The list of services, the page of one, and the page of one that does not exist yet. */
export const servicesRoutes = [servicesRoute, newServiceRoute, serviceRoute] as const
