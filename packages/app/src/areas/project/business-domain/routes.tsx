import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { screensByView } from '../../../entity/screensByView.js'
import { treeRoutes } from '../../../entity/tree/treeRoutes.js'
import { projectRoute } from '../projectRoute.js'

const treeRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/business-domain',
  ...screensByView(
    lazyRouteComponent(() => import('./BusinessDomainsScreen.js'), 'BusinessDomainsScreen'),
    { list: lazyRouteComponent(() => import('./BusinessDomainsList.js'), 'BusinessDomainsList') },
  ),
})

/** The hierarchy of business domains, also as a list, and the page of one beside it. */
export const businessDomainRoutes = treeRoute.addChildren(
  treeRoutes(treeRoute, {
    start: lazyRouteComponent(() => import('./BusinessDomainsStart.js'), 'BusinessDomainsStart'),
    one: lazyRouteComponent(() => import('./BusinessDomainScreen.js'), 'BusinessDomainScreen'),
  }),
)
