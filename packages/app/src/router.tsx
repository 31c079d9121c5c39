import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { administrationRoutes } from './areas/administration/routes.js'
import { bimRoutes } from './areas/bim/routes.js'
import { bpRoutes } from './areas/bp/routes.js'
import { configRoutes } from './areas/config/routes.js'
import { implementationRoutes } from './areas/implementation/routes.js'
import { projectRoutes } from './areas/project/routes.js'
import { uiTestRoute } from './areas/ui-test/routes.js'
import { authRoutes } from './auth/routes.js'
import { embeddedHomeRoute, embeddedRoutes } from './embedded/routes.js'
import type { Services } from './session/services.js'
import { ErrorScreen } from './shell/ErrorScreen.js'
import { forbiddenRoute } from './shell/forbiddenRoute.js'
import { indexRoute } from './shell/indexRoute.js'
import { MissingScreen } from './shell/MissingScreen.js'
import { organisationForbiddenRoute, organisationRestRoute, organisationRoute } from './shell/organisationRoute.js'
import { PendingScreen } from './shell/PendingScreen.js'
import { rootRoute } from './shell/rootRoute.js'
import { parseSearch, stringifySearch } from './shell/searchParams.js'

/** The screens that stand. Who may open them, in which frame, and all addresses are said by `routes/routeTable.ts`. */
const routeTree = rootRoute.addChildren([
  indexRoute,
  ...authRoutes,
  ...embeddedRoutes,
  forbiddenRoute,
  organisationRoute.addChildren([
    organisationForbiddenRoute,
    organisationRestRoute,
    embeddedHomeRoute,
    administrationRoutes,
    bimRoutes,
    bpRoutes,
    configRoutes,
    implementationRoutes,
    projectRoutes,
    uiTestRoute,
  ]),
])

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
    /** The session is to be locked on the way. */
    lock?: boolean
  }
}
