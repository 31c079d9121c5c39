import { lazyRouteComponent } from '@tanstack/react-router'
import { entityRoutes } from '../../../entity/entityRoutes.js'
import { administrationRoute } from '../administrationRoute.js'

/** The list of users, and the page of one. */
export const usersRoutes = entityRoutes(administrationRoute, '/users', {
  list: lazyRouteComponent(() => import('./UsersScreen.js'), 'UsersScreen'),
  one: lazyRouteComponent(() => import('./UserScreen.js'), 'UserScreen'),
})
