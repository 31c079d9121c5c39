import { createRoute } from '@tanstack/react-router'
import { ForbiddenScreen } from './ForbiddenScreen.js'
import { rootRoute } from './rootRoute.js'

/** Where somebody without any organisation lands. */
export const forbiddenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forbidden',
  component: ForbiddenScreen,
})
