import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import { authRoutes } from './auth/routes.js'
import { embeddedHomeRoute, embeddedRoutes } from './embedded/routes.js'
import { pageRoutes } from './routes/pageRoutes.js'
import type { Services } from './session/services.js'
import { ErrorScreen } from './shell/ErrorScreen.js'
import { FirstLoad } from './shell/FirstLoad.js'
import { ForbiddenScreen } from './shell/ForbiddenScreen.js'
import { MissingScreen } from './shell/MissingScreen.js'
import { PendingScreen } from './shell/PendingScreen.js'
import { indexRoute } from './shell/indexRoute.js'
import { organisationForbiddenRoute, organisationRestRoute, organisationRoute } from './shell/organisationRoute.js'
import { rootRoute } from './shell/rootRoute.js'
import { parseSearch, stringifySearch } from './shell/searchParams.js'

/** Where somebody without any organisation lands. */
const forbiddenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forbidden',
  component: ForbiddenScreen,
})

const organisationRoutes = [organisationForbiddenRoute, organisationRestRoute, embeddedHomeRoute] as const

/** All routes: those written by hand, and those of the pages of the registry. */
const routeTree = rootRoute.addChildren([
  indexRoute,
  ...authRoutes,
  ...embeddedRoutes,
  forbiddenRoute,
  organisationRoute.addChildren(organisationRoutes),
])
// The types know the routes written by hand; pages of the registry are reached by their addresses.
organisationRoute.addChildren([...organisationRoutes, ...pageRoutes(organisationRoute)])

/** The router of one mounted workspace: the browser's history, or one in memory for a story. */
export function createAppRouter(services: Services, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { services },
    parseSearch,
    stringifySearch,
    defaultNotFoundComponent: () => <MissingScreen />,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    // A search changes the address: what says the same of it before and after is not drawn anew, the frame above all.
    defaultStructuralSharing: true,
    InnerWrap: FirstLoad,
    // The library listens to the document for good and keeps what was scrolled; a page in memory would never let go of it.
    scrollRestoration: history === undefined,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  /** What a step of the history carries besides its address. */
  interface HistoryState {
    /** The catch-all has tried this address once. */
    again?: boolean
    /** The dialog about a missing role is to be shown. */
    insufficient?: boolean
    /** A search or filter has begun this step: another one belongs to it. */
    narrowed?: boolean
    /** The session is to be locked on the way. */
    lock?: boolean
  }
}
