import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/** The demo of the data tree. */
export const uiTestRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/ui-test',
  component: lazyRouteComponent(() => import('./TreeDemoScreen.js'), 'TreeDemoScreen'),
})
