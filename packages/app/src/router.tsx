import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { bimRoutes } from './areas/bim/routes.js'
import type { Services } from './session/services.js'
import { ErrorScreen } from './shell/ErrorScreen.js'
import { indexRoute } from './shell/indexRoute.js'
import { NotFoundScreen } from './shell/NotFoundScreen.js'
import { organisationForbiddenRoute, organisationIndexRoute, organisationRoute } from './shell/organisationRoute.js'
import { PendingScreen } from './shell/PendingScreen.js'
import { rootRoute } from './shell/rootRoute.js'
import { parseSearch, stringifySearch } from './shell/searchParams.js'
import { forbiddenRoute, signInRoute, signOutRoute } from './shell/signInRoutes.js'

const routeTree = rootRoute.addChildren([
  indexRoute,
  signInRoute,
  signOutRoute,
  forbiddenRoute,
  organisationRoute.addChildren([organisationIndexRoute, organisationForbiddenRoute, bimRoutes]),
])

/** The router of one mounted workspace: the browser's history, or one in memory for a story. */
export function createAppRouter(services: Services, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { services },
    parseSearch,
    stringifySearch,
    defaultNotFoundComponent: () => <NotFoundScreen kind="page" />,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
