import { lazyRouteComponent } from '@tanstack/react-router'
import { entityRoutes } from '../../../entity/entityRoutes.js'
import { projectRoute } from '../projectRoute.js'

/** The list of operation orders, and the page of one. */
export const operationOrderRoutes = entityRoutes(projectRoute, '/operation-orders', {
  list: lazyRouteComponent(() => import('./OperationOrdersScreen.js'), 'OperationOrdersScreen'),
  one: lazyRouteComponent(() => import('./OperationOrderScreen.js'), 'OperationOrderScreen'),
})
