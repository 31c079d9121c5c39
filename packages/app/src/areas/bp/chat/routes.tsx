import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { RawSearch } from '../../../shell/searchParams.js'
import { bpRoute } from '../bpRoute.js'

const chatRoute = createRoute({
  getParentRoute: () => bpRoute,
  path: '/chat',
  // Everything passes: the screen names what it could not follow instead of failing or dropping it in silence.
  validateSearch: (search: RawSearch): RawSearch => search,
  component: lazyRouteComponent(() => import('./ChatScreen.js'), 'ChatScreen'),
})

/** The chat page. */
export const chatRoutes = [chatRoute] as const
