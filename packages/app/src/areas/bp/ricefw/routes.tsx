import { lazyRouteComponent } from '@tanstack/react-router'
import { entityRoutes } from '../../../entity/entityRoutes.js'
import { bpRoute } from '../bpRoute.js'

/** The RICEFW items as a list and as a board, and the page of one. */
export const ricefwRoutes = entityRoutes(bpRoute, '/ricefw', {
  list: lazyRouteComponent(() => import('./RicefwsScreen.js'), 'RicefwsScreen'),
  views: { board: lazyRouteComponent(() => import('./RicefwsBoard.js'), 'RicefwsBoard') },
  one: lazyRouteComponent(() => import('./RicefwScreen.js'), 'RicefwScreen'),
})
