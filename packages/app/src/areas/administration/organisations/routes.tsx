import { lazyRouteComponent } from '@tanstack/react-router'
import { entityRoutes } from '../../../entity/entityRoutes.js'
import { administrationRoute } from '../administrationRoute.js'

/** The list of organisations, and the page of one. */
export const organisationsRoutes = entityRoutes(administrationRoute, '/organisations', {
  list: lazyRouteComponent(() => import('./OrganisationsScreen.js'), 'OrganisationsScreen'),
  one: lazyRouteComponent(() => import('./OrganisationScreen.js'), 'OrganisationScreen'),
})
