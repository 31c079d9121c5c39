import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { screensByView } from '../../../entity/screensByView.js'
import { treeRoutes } from '../../../entity/tree/treeRoutes.js'
import { bpRoute } from '../bpRoute.js'

const treeRoute = createRoute({
  getParentRoute: () => bpRoute,
  path: '/processes',
  ...screensByView(
    lazyRouteComponent(() => import('./ProcessesScreen.js'), 'ProcessesScreen'),
    { list: lazyRouteComponent(() => import('./ProcessesList.js'), 'ProcessesList') },
  ),
})

/** The hierarchy of processes, also as a list, and the page of one beside it. */
export const processesRoutes = treeRoute.addChildren(
  treeRoutes(treeRoute, {
    start: lazyRouteComponent(() => import('./ProcessesStart.js'), 'ProcessesStart'),
    one: lazyRouteComponent(() => import('./ProcessScreen.js'), 'ProcessScreen'),
  }),
)
